/** Where a page is drawn with what is not saved yet. */
export const PREVIEW = '/_edit/preview';
