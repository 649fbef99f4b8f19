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
      'schema-is-the-floor',
      'the kinds of field that content is made of: it reads no files and knows no page',
      '^src/schema/',
      '^src/(?!schema/)|^(server|site-build|commands|tools)/',
    ),
    forbid(
      'ui-knows-no-content',
      'ui shows what it is given, in the shapes that schema names',
      '^src/ui/',
      '^src/(?!ui/|schema/)',
    ),
    forbid(
      'exhibits-stand-on-ui',
      'an exhibit draws what its record says, with what ui has',
      '^src/exhibits/',
      '^src/(?!exhibits/|ui/|schema/)',
    ),
    {
      name: 'an-exhibit-stands-alone',
      comment: 'its folder can be deleted; what two of them show lies beside their folders',
      severity: 'error',
      from: { path: '^src/exhibits/([^/]+)/' },
      to: { path: '^src/exhibits/[^/]+/', pathNot: '^src/exhibits/$1/' },
    },
    forbid(
      'schemas-of-sections-stand-on-schema',
      'what a section holds is known without what draws it; drawings are chosen by their names',
      '^src/sections/([^/]+/schema|registry)\\.ts',
      '^src/(?!schema/|sections/[^/]+/schema\\.ts|exhibits/schemas\\.ts|ui/.*/names\\.ts)',
    ),
    forbid(
      'content-stands-on-schemas',
      'content reads, checks and resolves along the schemas; drawings are chosen by their names',
      '^src/content/(?!.*\\.test\\.)',
      '^src/(?!schema/|content/|exhibits/screen/(drawn|names)\\.ts|sections/registry\\.ts)',
    ),
    forbid(
      'sections-stand-on-ui-and-content',
      'sections import ui and content; one of them starts the script of the forms',
      '^src/sections/(?!EnquiryScript)',
      '^src/(?!sections/|exhibits/|ui/|content/|schema/)',
    ),
    {
      name: 'a-section-never-imports-a-section',
      comment: 'only registry.ts, SectionByType.tsx and Sections.astro bring sections together',
      severity: 'error',
      from: { path: '^src/sections/([^/]+)/' },
      to: { path: '^src/sections/', pathNot: '^src/sections/(registry\\.ts$|$1/)' },
    },
    forbid(
      'frame-stands-on-ui',
      'frame imports ui and content, and starts the behaviours',
      '^src/frame/',
      '^src/(?!frame/|ui/|content/|schema/|styles/|behaviours/index)',
    ),
    {
      name: 'behaviours-stand-alone',
      comment:
        'small scripts, each a file or a folder, which share when they begin, and types, of which nothing is left',
      severity: 'error',
      from: { path: '^src/behaviours/([^/]+)', pathNot: '(/index|\\.test)\\.ts$' },
      to: {
        path: '^(?!src/behaviours/(waiting\\.ts|$1/))',
        dependencyTypesNot: ['type-only'],
      },
    },
    forbid(
      'site-and-server-meet-in-contract',
      'src and server share only contract/',
      '^src/',
      '^server/',
    ),
    forbid(
      'server-stands-alone',
      'server imports contract/ and nothing else of ours; a test fixture is built as the site is',
      '^server/',
      '^(src|art|plates|site-build|commands|tools)/',
    ),
    forbid(
      'contract-imports-nothing-of-ours',
      'contract is read by both sides',
      '^contract/',
      '^(src|server|art|plates|site-build|commands|tools)/',
    ),
    forbid(
      'art-stands-alone',
      'art draws without the site',
      '^art/',
      '^(src|server|contract|site-build|commands|tools)/',
    ),
    forbid(
      'nothing-imports-the-editor',
      'the editor stands on the site, which does without it; one command starts it',
      '^(art|plates|site-build|commands/(?!edit\\.ts)|contract|server|src|tools)/',
      '^edit(-team)?/',
    ),
    forbid(
      'the-editor-does-without-the-team',
      'the editor for several stands on that of one',
      '^edit/',
      '^edit-team/',
    ),
    {
      name: 'the-page-of-the-editor-runs-in-the-browser',
      comment: 'app and schema import nothing that runs on the machine, but for types',
      severity: 'error',
      from: { path: '^edit/(app|schema)/(?!.*\\.test\\.)' },
      to: {
        path: '^(site-build|commands|server)/|^edit/(?!app/|schema/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      comment:
        'types included: what two files need of each other belongs into one, or into a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
