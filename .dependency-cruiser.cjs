/** Imports run one way; this is the map. `npm run check` holds the code against it. */

/** What may not be imported from where, and why. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    forbid(
      'lib-is-the-floor',
      'lib knows nothing of what is built on it',
      '^src/lib/',
      '^src/(?!lib/)',
    ),
    forbid('ui-knows-no-content', 'ui imports ui and lib only', '^src/ui/', '^src/(?!ui/|lib/)'),
    forbid(
      'sections-stand-on-ui',
      'sections import ui and lib',
      '^src/sections/',
      '^src/(?!sections/|ui/|lib/)',
    ),
    {
      name: 'a-section-never-imports-a-section',
      comment: 'only registry.ts and Sections.astro bring sections together',
      severity: 'error',
      from: { path: '^src/sections/([^/]+)/' },
      to: { path: '^src/sections/', pathNot: '^src/sections/$1/' },
    },
    forbid(
      'frame-stands-on-ui',
      'frame imports ui, lib and starts the behaviours',
      '^src/frame/',
      '^src/(?!frame/|ui/|lib/|styles/|behaviours/index)',
    ),
    forbid(
      'behaviours-import-nothing',
      'behaviours are small scripts of their own',
      '^src/behaviours/(?!index\\.ts|.*\\.test\\.ts)',
      '.',
    ),
    forbid(
      'model-reads-schemas',
      'model imports schemas and lib',
      '^src/model/',
      '^src/(?!model/|lib/|sections/registry\\.ts)',
    ),
    forbid(
      'site-and-server-meet-in-contract',
      'src and server share only contract/',
      '^src/',
      '^server/',
    ),
    forbid(
      'server-stands-alone',
      'server imports contract/ and nothing else of ours',
      '^server/',
      '^(src|art|build|tools)/',
    ),
    forbid(
      'contract-imports-nothing-of-ours',
      'contract is read by both sides',
      '^contract/',
      '^(src|server|art|build|tools)/',
    ),
    forbid(
      'art-stands-alone',
      'art draws without the site',
      '^art/',
      '^(src|server|contract|build|tools)/',
    ),
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
