/** Which folder may not import which. `npm run check` enforces these rules. */

/** Forbids imports from files that match `from` to files that match `to`. */
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
      'schema defines the kinds of field in content; it reads no files and knows no page',
      '^src/schema/',
      '^src/(?!schema/)|^(server|site-build|commands|tools)/',
    ),
    forbid(
      'ui-knows-no-content',
      'ui components get all content as props, typed by schema',
      '^src/ui/',
      '^src/(?!ui/|schema/)',
    ),
    forbid(
      'exhibits-stand-on-ui',
      'an exhibit draws its record with ui components',
      '^src/exhibits/',
      '^src/(?!exhibits/|ui/|schema/)',
    ),
    {
      name: 'an-exhibit-stands-alone',
      comment: 'each folder can be deleted; code that two exhibits share lies beside their folders',
      severity: 'error',
      from: { path: '^src/exhibits/([^/]+)/' },
      to: { path: '^src/exhibits/[^/]+/', pathNot: '^src/exhibits/$1/' },
    },
    forbid(
      'schemas-of-sections-stand-on-schema',
      'a section schema imports no component; it refers to drawings by name',
      '^src/sections/([^/]+/schema|registry)\\.ts',
      '^src/(?!schema/|sections/[^/]+/schema\\.ts|exhibits/schemas\\.ts|ui/.*/names\\.ts)',
    ),
    forbid(
      'content-stands-on-schemas',
      'content reads, checks and translates records by their schemas, without components',
      '^src/content/(?!.*\\.test\\.)',
      '^src/(?!schema/|content/|exhibits/(schemas|screen/names)\\.ts|sections/registry\\.ts)',
    ),
    forbid(
      'site-stands-on-content',
      'site answers what a page asks about its content, in its language; the one component is a drawn screen',
      '^src/site/(?!.*\\.test\\.)',
      '^src/(?!site/|content/|schema/|exhibits/screen/drawn\\.tsx|sections/registry\\.ts)',
    ),
    forbid(
      'sections-stand-on-ui-and-site',
      'sections import ui, site and content; only EnquiryScript starts the script of the forms',
      '^src/sections/(?!EnquiryScript)',
      '^src/(?!sections/|exhibits/|ui/|site/|content/|schema/)',
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
      'frame imports ui, site and content, and starts the behaviours',
      '^src/frame/',
      '^src/(?!frame/|ui/|site/|content/|schema/|styles/|behaviours/index)',
    ),
    {
      name: 'behaviours-stand-alone',
      comment: 'each script is a file or a folder; scripts share only waiting.ts and types',
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
      'server imports contract/ and no other code of ours; its tests may use tests/fixtures/',
      '^server/',
      '^(src|art|plates|site-build|commands|tools)/',
    ),
    forbid(
      'contract-imports-nothing-of-ours',
      'src and server both import contract',
      '^contract/',
      '^(src|server|art|plates|site-build|commands|tools)/',
    ),
    forbid(
      'art-stands-alone',
      'art imports no code of the site',
      '^art/',
      '^(src|server|contract|site-build|commands|tools)/',
    ),
    forbid(
      'nothing-imports-the-editor',
      'the site works without the editor; only commands/edit.ts starts it',
      '^(art|plates|site-build|commands/(?!edit\\.ts)|contract|server|src|tools)/',
      '^edit(-team)?/',
    ),
    forbid(
      'the-editor-does-without-the-team',
      'edit-team builds on edit, which works without it',
      '^edit/',
      '^edit-team/',
    ),
    {
      name: 'the-page-of-the-editor-runs-in-the-browser',
      comment: 'app and model run in the browser and import only types from server-side code',
      severity: 'error',
      from: { path: '^edit/(app|model)/(?!.*\\.test\\.)' },
      to: {
        path: '^(site-build|commands|server)/|^edit/(?!app/|model/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'includes type imports; merge two such files, or move what they share into a third',
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
