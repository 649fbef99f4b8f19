import './no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Editor } from './Editor.tsx';
import './editor.css';

const place = document.getElementById('editor');
if (!place) throw new Error('the page has no element for the editor');
createRoot(place).render(
  <StrictMode>
    <Editor />
  </StrictMode>,
);
