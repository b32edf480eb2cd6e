// `npm run analyze` writes custom-elements.json: what the doc blocks of the elements say, for Storybook, editors and docs.
const isPublic = ({ privacy }) => privacy !== 'private' && privacy !== 'protected';

export default {
  globs: ['src/elements/**/*.ts', 'src/define/**/*.ts'],
  outdir: '.',
  litelement: true,
  plugins: [
    {
      name: 'public-members-of-dist',
      packageLinkPhase({ customElementsManifest }) {
        for (const module of customElementsManifest.modules)
          for (const declaration of module.declarations ?? [])
            if (declaration.members) declaration.members = declaration.members.filter(isPublic);
        // The package holds dist/, not src/.
        const published = (path) => path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
        const rewrite = (value) => {
          if (Array.isArray(value)) value.forEach(rewrite);
          else if (value && typeof value === 'object')
            for (const [key, inner] of Object.entries(value)) {
              if ((key === 'path' || key === 'module') && typeof inner === 'string') value[key] = published(inner);
              else rewrite(inner);
            }
        };
        rewrite(customElementsManifest);
      },
    },
  ],
};
