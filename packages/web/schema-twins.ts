/**
 * Keeps the schemas out of the first route. A domain module holds a schema and the functions beside it; chunks are made
 * of whole modules, so one lazy user of the schema would pull it, and the schema library, into the first chunk. In the
 * build an import of `somethingSchema` therefore comes from a twin of the module (`?schemas`): the plain one loses its
 * unused schemas, the twin travels with whoever parses. The twins are pure, so it does not matter that there are two.
 */
import type { Plugin } from "vite";

type Specifier = {
  readonly type: string;
  readonly imported: { readonly name?: string };
  readonly local: { readonly name: string };
};

/** Decision 0008. */
export const schemaTwins = (): Plugin => {
  const mark = "?schemas";
  const isSchema = (specifier: Specifier): boolean =>
    specifier.type === "ImportSpecifier" && /Schema$/.test(specifier.imported.name ?? "");
  const nameOf = (specifier: Specifier): string =>
    specifier.imported.name === specifier.local.name
      ? specifier.local.name
      : `${specifier.imported.name} as ${specifier.local.name}`;
  return {
    name: "muster-schema-twins",
    apply: "build",
    enforce: "post",
    async resolveId(source, importer) {
      if (!source.endsWith(mark)) return null;
      const plain = await this.resolve(source.slice(0, -mark.length), importer);
      return plain === null ? null : { ...plain, id: `${plain.id}${mark}` };
    },
    transform: {
      filter: { id: /packages\/[a-z]+\/src\/.*\.tsx?(\?schemas)?$/, code: /Schema\b/ },
      handler(code) {
        const { body } = this.parse(code);
        let result = code;
        for (const statement of body.toReversed()) {
          if (statement.type !== "ImportDeclaration" || !/^\.|^@muster\//.test(statement.source.value))
            continue;
          // The parser's own type of a specifier is a union that says less than is asked here.
          const specifiers = statement.specifiers as unknown as Specifier[];
          const schemas = specifiers.filter(isSchema);
          const others = specifiers.filter((specifier) => !isSchema(specifier));
          if (schemas.length === 0) continue;
          const from = statement.source.value;
          const lines = [
            `import { ${schemas.map(nameOf).join(", ")} } from ${JSON.stringify(from + mark)};`,
            ...(others.length === 0
              ? []
              : [`import { ${others.map(nameOf).join(", ")} } from ${JSON.stringify(from)};`]),
          ];
          result = result.slice(0, statement.start) + lines.join("\n") + result.slice(statement.end);
        }
        return result === code ? null : { code: result, map: null };
      },
    },
  };
};
