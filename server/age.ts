import { z } from 'zod';

/** A length of time such as `24m`, in months (m) or days (d). */
export const ageSchema = z
  .string()
  .regex(/^[1-9]\d{0,3}[md]$/, 'takes a number of months or days, such as 24m or 90d')
  .transform(
    (text) =>
      ({
        number: Number.parseInt(text, 10),
        unit: text.endsWith('m') ? 'months' : 'days',
      }) as const,
  );
/** A length of time in whole months or days. */
export type Age = z.output<typeof ageSchema>;

/** The moment that lies this long before `now`, both in milliseconds since 1970. */
export function before(now: number, { number, unit }: Age): number {
  const date = new Date(now);
  if (unit === 'days') date.setUTCDate(date.getUTCDate() - number);
  else {
    const day = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() - number);
    // Two months before 30 April there is no 30 February: that month's last day is meant, not 2 March.
    if (date.getUTCDate() !== day) date.setUTCDate(0);
  }
  return date.getTime();
}
