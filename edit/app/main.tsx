import './no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Editor } from './Editor.tsx';
import { keepFocus } from './keep-focus.ts';
import './editor.css';

const container = document.getElementById('editor');
if (!container) throw new Error('the page has no element for the editor');
keepFocus(document);
createRoot(container).render(
  <StrictMode>
    <Editor />
  </StrictMode>,
);
