import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{art,contract,scripts,server,src,tests/unit}/**/*.test.{ts,tsx}'],
  },
});
