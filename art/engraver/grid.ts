/** How many numbers a grid has across and down. */
export interface Grid {
  columns: number;
  rows: number;
}

/** Blurs by passes of a box `radius` samples to each side; two passes are close to a Gaussian. */
export function blur(
  values: Float32Array,
  { columns, rows }: Grid,
  radius: number,
  passes = 2,
): Float32Array {
  if (radius < 1) return values;
  const share = 1 / (2 * radius + 1);
  const across = new Float32Array(values.length);
  const down = new Float32Array(values.length);
  const sums = new Float32Array(columns);
  for (let pass = 0; pass < passes; pass++) {
    const from = pass === 0 ? values : down;
    for (let y = 0; y < rows; y++) {
      const row = y * columns;
      const last = row + columns - 1;
      let sum = (from[row] ?? 0) * (radius + 1);
      for (let x = 1; x <= radius; x++) sum += from[Math.min(last, row + x)] ?? 0;
      for (let k = row; k <= last; k++) {
        across[k] = sum * share;
        sum += (from[Math.min(last, k + radius + 1)] ?? 0) - (from[Math.max(row, k - radius)] ?? 0);
      }
    }
    sums.fill(0);
    const at = (y: number) => Math.min(rows - 1, Math.max(0, y)) * columns;
    for (let y = -radius; y <= radius; y++) {
      const row = at(y);
      for (let x = 0; x < columns; x++) sums[x] = (sums[x] ?? 0) + (across[row + x] ?? 0);
    }
    for (let y = 0; y < rows; y++) {
      const [row, enter, leave] = [y * columns, at(y + radius + 1), at(y - radius)];
      for (let x = 0; x < columns; x++) {
        const sum = sums[x] ?? 0;
        down[row + x] = sum * share;
        sums[x] = sum + (across[enter + x] ?? 0) - (across[leave + x] ?? 0);
      }
    }
  }
  return down;
}
