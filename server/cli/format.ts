import {
  enquirySchema,
  type JobKind,
  type JobState,
  KEPT,
  type StoredEnquiry,
  type VisitCount,
} from '../store/records.ts';

/**
 * Where a spreadsheet may see the start of a formula: at the start of a cell, and after what separates cells and rows in
 * one that expects no commas, as German ones do. The characters have full-width forms.
 */
const FORMULA_STARTS = /(?<=^|[;\t\r\n])(?= *[=+\-@\t\r＝＋－＠])/g;

/** The greatest width of a table column, in characters. */
const WIDEST = 32;

const MAIL_LABELS: Record<JobKind, string> = {
  team: 'Mail: team',
  confirmation: 'Mail: confirmation',
  'team-refused': 'Notice: team',
  'confirmation-refused': 'Notice: confirmation',
  webhook: 'Webhooks',
};

/** The states of a mail and of its recipients, in words. */
const STATE_LABELS = {
  pending: 'pending',
  sent: 'sent',
  dead: 'given up',
  kept: 'kept, not mailed',
};

/** The state of a mail; `kept` if it was written to a folder, since there is no mail server. */
const stateOf = ({ state, failure }: Pick<JobState, 'state' | 'failure'>) =>
  failure === KEPT ? 'kept' : state;

/** A time for display, in UTC. */
function moment(time: number): string {
  return new Date(time).toISOString().replace('T', ' ').slice(0, 16);
}

/** A line of text without control characters that a terminal would act on. */
const printable = (line: string) => line.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

/** The state of an enquiry's mails in a word or two. */
function mailSummary({ status, jobs }: StoredEnquiry): string {
  if (status === 'spam') return 'none';
  const states = new Set(jobs.map(stateOf));
  if (states.has('dead')) {
    // Some recipients have received it.
    const isPartial = jobs.some(({ deliveries }) =>
      deliveries.some(({ state }) => state === 'sent'),
    );
    return isPartial ? 'given up in part' : 'given up';
  }
  if (!states.has('pending')) return STATE_LABELS[states.has('kept') ? 'kept' : 'sent'];
  return jobs.some(({ failure }) => failure !== '') ? 'retrying' : 'waiting';
}

/** Columns of text under their titles, as wide as they need. */
function formatColumns(header: readonly string[], rows: readonly string[][]): string {
  const widths = header.map((_title, column) =>
    Math.max(...[header, ...rows].map((row) => (row[column] ?? '').length)),
  );
  return [header, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Three tables: visits by day, by page and by referring host, pages and hosts with the most visits first. */
export function formatVisits(counts: readonly VisitCount[]): string {
  const sum = (kind: VisitCount['kind'], by: 'day' | 'name') => {
    const sums = new Map<string, number>();
    for (const each of counts) {
      if (each.kind === kind) sums.set(each[by], (sums.get(each[by]) ?? 0) + each.count);
    }
    return [...sums];
  };
  const table = (title: string, sums: [string, number][]) =>
    formatColumns(
      ['VISITS', title],
      sums.map(([name, count]) => [String(count).padStart(6), printable(name)]),
    );
  const most = (sums: [string, number][]) => sums.sort(([, a], [, b]) => b - a);
  const hosts = most(sum('host', 'name'));
  return [
    table('DAY (UTC)', sum('page', 'day')),
    table('PAGE', most(sum('page', 'name'))),
    ...(hosts.length > 0 ? [table('CAME FROM', hosts)] : []),
  ].join('\n\n');
}

const TABLE: Readonly<Record<string, (enquiry: StoredEnquiry) => string>> = {
  NUMBER: ({ id }) => id,
  'RECEIVED (UTC)': ({ receivedAt }) => moment(receivedAt),
  STATUS: ({ status }) => status,
  NAME: ({ name }) => name,
  COMPANY: ({ company }) => company,
  'E-MAIL': ({ email }) => email,
  'LOOKING FOR': (enquiry) => enquiry['looking-for'],
  FILE: ({ attachment }) => (attachment ? `${Math.ceil(attachment.size / 1000)} kB` : ''),
  MAILS: mailSummary,
};

/** A table with one row for each enquiry. */
export function formatTable(enquiries: readonly StoredEnquiry[]): string {
  const rows = enquiries.map((enquiry) =>
    Object.values(TABLE).map((cell) => {
      const text = printable(cell(enquiry));
      return text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;
    }),
  );
  return formatColumns(Object.keys(TABLE), rows);
}

/** The fields of an enquiry that `show` and `export` print. */
const FIELDS = enquirySchema.keyof().exclude(['desk']).options;

/** A field's name as a label: `Looking for` for `looking-for`, `Received at` for `receivedAt`, `Number` for `id`. */
const labelOf = (field: string) =>
  field
    .replace(/^id$/, 'number')
    .replace(/-|(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase());

/** A job's state, and the state of each recipient if they differ: labels and values. */
function jobFacts(job: JobState): string[][] {
  const facts = [STATE_LABELS[stateOf(job)], `${job.attempts} tries`];
  if (job.failure && job.failure !== KEPT) facts.push(`last failure ${job.failure}`);
  if (job.state === 'pending') facts.push(`due ${moment(job.dueAt)} UTC`);
  return [
    [MAIL_LABELS[job.kind], facts.join(', ')],
    ...job.deliveries.map(({ recipient, state, failure }) => [
      `  ${STATE_LABELS[state]}`,
      `${recipient}${failure && `, ${failure}`}`,
    ]),
  ];
}

/** Everything about one enquiry except its file. */
export function formatEnquiry(enquiry: StoredEnquiry): string {
  const { attachment, jobs, message, ...fields } = enquiry;
  const facts = [
    ...FIELDS.flatMap((name) => {
      if (name === 'message') return [];
      const value = fields[name];
      return [[labelOf(name), typeof value === 'number' ? `${moment(value)} UTC` : value]];
    }),
    ['File', attachment ? `${attachment.name} (${attachment.type}, ${attachment.size} bytes)` : ''],
    ...jobs.flatMap(jobFacts),
  ].filter(([, value]) => value !== '');
  const lines = facts.map(([label = '', value = '']) => `${label.padEnd(22)}${printable(value)}`);
  return `${lines.join('\n')}\n\n${message.split('\n').map(printable).join('\n')}`;
}

/** The state of an enquiry's mail of one kind; empty if there is no such mail. */
function jobState({ jobs }: StoredEnquiry, wanted: JobKind): string {
  const job = jobs.find(({ kind }) => kind === wanted);
  return job ? stateOf(job) : '';
}

/** The columns of an export by name. Times are in ISO 8601. */
const COLUMNS: Readonly<Record<string, (enquiry: StoredEnquiry) => string>> = {
  ...Object.fromEntries(
    FIELDS.map((name) => [
      name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
      ({ [name]: value }: StoredEnquiry) =>
        typeof value === 'number' ? new Date(value).toISOString() : value,
    ]),
  ),
  fileName: ({ attachment }) => attachment?.name ?? '',
  fileType: ({ attachment }) => attachment?.type ?? '',
  fileBytes: ({ attachment }) => String(attachment?.size ?? ''),
  teamMail: (enquiry) => jobState(enquiry, 'team'),
  confirmationMail: (enquiry) => jobState(enquiry, 'confirmation'),
};

/** A CSV cell (RFC 4180). An apostrophe turns a possible formula into text. */
function csvCell(value: string): string {
  const text = value.replace(FORMULA_STARTS, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A CSV table. It starts with a byte order mark, so that spreadsheets read it as UTF-8. */
export function formatCsv(enquiries: readonly StoredEnquiry[]): string {
  const rows = enquiries.map((enquiry) => Object.values(COLUMNS).map((cell) => cell(enquiry)));
  const lines = [Object.keys(COLUMNS), ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

/** The same columns in JSON, as a list of objects. */
export function formatJson(enquiries: readonly StoredEnquiry[]): string {
  const records = enquiries.map((enquiry) =>
    Object.fromEntries(Object.entries(COLUMNS).map(([name, cell]) => [name, cell(enquiry)])),
  );
  return `${JSON.stringify(records, null, 2)}\n`;
}
