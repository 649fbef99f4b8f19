/** `npm run bench -- --flood`: what one client and all together can take is bounded. Takes two minutes; needs Linux. */
import { writeResult } from '../report.ts';
import { judgeFloods, judgeTimes, runFloods } from './flood-run.ts';
import { report } from './harness.ts';

const results = await runFloods(1, (line) => console.log(line));
report('Floods', [...judgeFloods(results), ...judgeTimes(results)]);
writeResult('floods', {
  figures: [
    {
      what: `Most memory of the server in any of ${results.length} floods`,
      found: `${Math.max(...results.map(({ peak }) => peak)).toFixed()} MB`,
      wanted: 'at most 300 MB',
    },
    {
      what: 'Good visitors served, turned away; forms acknowledged and lost, in all of them',
      found: ['served', 'missed', 'lost']
        .map((part) => results.reduce((sum, each) => sum + each[part as 'served'], 0)) // each is a count
        .join(', '),
      wanted: '0 turned away, 0 lost',
    },
  ],
  rows: results,
});
