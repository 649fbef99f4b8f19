/** The attribute of an island that names the file of its props; while working the props stand in the page. */
export const PROPS = 'data-props';
