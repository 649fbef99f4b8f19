import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes HTML: names in the case of its properties, values for booleans, closed void elements.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // WebKit takes a list without markers for none, unless its role says so.
    'no-redundant-role': 'off',
    // All files come from the server of the page; a hash would guard them against itself.
    'require-sri': 'off',
    // The staff of tabs shows how far a reader has come; `progress` can't be drawn as a ruler.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // The style sheet keeps a telephone number on one line.
    'tel-non-breaking': 'off',
  },
});
