/** `npm run torture:flood`: what one client and all together can take is bounded. Takes two minutes; needs Linux. */
import { loadavg } from 'node:os';
import { circumstances, writeReport } from '../report.ts';
import { judgeFloods, judgeTimes, percent, runFloods } from './flood-run.ts';
import { report } from './harness.ts';

const results = await runFloods(1, (line) => console.log(line));
report('Floods', [...judgeFloods(results), ...judgeTimes(results)]);
writeReport('floods', [
  `${circumstances()}, load ${loadavg()[0]?.toFixed()}. Memory in MB before and at most; a good page in ms: median when quiet, then median and 95th percentile in the flood. Waited is the share of the time for which the server could have run and other processes had both processors: when quiet, in the flood.`,
  '',
  '| Flood | Memory | Page when quiet | in the flood | Waited | Good visitors served, not | Acknowledged and lost |',
  '|---|---|---|---|---|---|---|',
  ...results.map(
    ({ name, before, peak, quiet, median, slow, waited, served, missed, lost }) =>
      `| ${name} | ${before.toFixed()}, ${peak.toFixed()} | ${quiet.toFixed(1)} | ${median.toFixed(1)}, ${slow.toFixed(1)} | ${waited.map(percent).join(', ')} | ${served}, ${missed} | ${lost} |`,
  ),
]);
