import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Some tests start servers; none depends on how long that takes.
    testTimeout: 30_000,
    include: ['{art,bench,contract,scripts,server,src,tests/unit}/**/*.test.{ts,tsx}'],
  },
});
