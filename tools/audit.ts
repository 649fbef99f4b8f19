/**
 * `npm run check -- --audit`: known weaknesses of the packages that run on the server, from the registry in use. Exit code 0 means that
 * it was asked and knows none, 1 that it knows some, UNAVAILABLE that it couldn't be asked.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { z } from 'zod';
import { UNAVAILABLE } from './exit-codes.ts';

/** What npm reports, as far as it is read here; `via` holds names of other packages beside advisories. */
const reportSchema = z.object({
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
});

const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
});

function readReport() {
  try {
    return reportSchema.safeParse(JSON.parse(stdout)).data;
  } catch {
    return undefined;
  }
}

const report = readReport();
if (report === undefined) {
  // npm names the address it asked; the status before it says enough.
  const [reason = ''] = /\b[45]\d\d [A-Z][\w ]+(?= - )/.exec(stdout + stderr) ?? [];
  console.error(
    `Not audited: the registry in use answers no audits (${reason || 'no answer'}). ` +
      'Nothing is known about weaknesses; ask another registry: npm audit --omit=dev --registry ADDRESS',
  );
  process.exit(UNAVAILABLE);
}
const found = Object.entries(report.vulnerabilities);
for (const [name, { severity, range, via }] of found) {
  const reasons = via.map((each) =>
    typeof each === 'string' ? each : `${each.title} ${each.url}`,
  );
  console.error(`${severity}: ${name} ${range}: ${reasons.join('; ')}`);
}
console.log(
  `${report.metadata.dependencies.prod} packages audited, ${found.length} with known weaknesses`,
);
process.exit(found.length > 0 ? 1 : 0);
