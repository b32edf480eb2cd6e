// Written by `npm run analyze`; declared, so that types do not depend on what was built before.
declare module '*/custom-elements.json' {
  const manifest: unknown;
  export default manifest;
}
