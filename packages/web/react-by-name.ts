/**
 * React's own files are CommonJS: whoever imports a name of theirs calls `(0, react.useState)(…)`, thousands of times in
 * this app. In the build our modules get the same functions as plain exports of one small module each, so that a call is
 * one letter. `jsx` and `jsxs` differ in development only; here they are one function.
 */
import type { Plugin } from "vite";

/** What the app imports from React; a name that is missing here fails the build and says so. */
const reactNames = [
  "createContext",
  "Component",
  "Fragment",
  "lazy",
  "memo",
  "startTransition",
  "StrictMode",
  "Suspense",
  "useCallback",
  "useContext",
  "useDeferredValue",
  "useEffect",
  "useId",
  "useLayoutEffect",
  "useMemo",
  "useReducer",
  "useRef",
  "useState",
  "useSyncExternalStore",
];

const modules: Readonly<Record<string, string>> = {
  react: `import * as react from "react";\nexport const { ${reactNames.join(", ")} } = react;`,
  "react/jsx-runtime": `import * as react from "react/jsx-runtime";
const { jsx, Fragment } = react;
export { jsx, jsx as jsxs, Fragment };`,
};

/** The address has the name of the package in it: the chunk of React takes it along. */
const prefix = "\0node_modules/react/by-name/";

export const reactByName = (): Plugin => ({
  name: "muster-react-by-name",
  apply: "build",
  enforce: "pre",
  resolveId: {
    filter: { id: /^react(\/jsx-runtime)?$/ },
    handler: (source, importer) =>
      importer !== undefined && /\/packages\/web\/src\//.test(importer.replaceAll("\\", "/"))
        ? prefix + source
        : null,
  },
  load: {
    filter: { id: /node_modules\/react\/by-name\// },
    handler: (id) => (id.startsWith(prefix) ? (modules[id.slice(prefix.length)] ?? null) : null),
  },
});
