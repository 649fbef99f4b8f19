/** An invented company's spending on contractors in thousand dollars, last year and this year, by month from January. */
export const SPENDING = [
  [92, 88],
  [90, 79],
  [95, 74],
  [91, 68],
  [97, 70],
  [93, 64],
  [88, 61],
  [86, 58],
  [94, 60],
] as const;
