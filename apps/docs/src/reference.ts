import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** A page of the reference: what one import path of the core gives, with its docstrings. */
export interface ReferencePage {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** A constant that is written longer than this, in characters, is shown by its type or its beginning. */
const WHOLE_CONSTANT = 400;
/** An import path with more exports has a page for each folder. */
const ONE_PAGE = 200;

/** The pages of each import path of the core's package.json, written from the source alone. */
export function describeExports(root: string): readonly ReferencePage[] {
  const core = join(root, 'packages/commerce-core');
  const manifest: { readonly name: string; readonly exports: Readonly<Record<string, { readonly source: string }>> } =
    JSON.parse(readFileSync(join(core, 'package.json'), 'utf8'));
  const entries = Object.entries(manifest.exports).map(([subPath, { source }]) => ({
    title: join(manifest.name, subPath),
    name: `reference/${subPath === '.' ? 'flows' : subPath.slice(2).replaceAll('/', '-')}`,
    file: join(core, source),
  }));
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      noLib: true,
      types: [],
      strict: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
    },
  );
  const checker = program.getTypeChecker();
  return entries.flatMap(({ title, name, file }) => {
    const source = program.getSourceFile(file);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (source === undefined || module === undefined) throw new Error(`${file} exports nothing`);
    const folders = new Map<string, string[]>();
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const [folder = ''] = relative(join(core, 'src'), symbol.declarations?.[0]?.getSourceFile().fileName ?? '').split(
        '/',
      );
      folders.set(folder, [...(folders.get(folder) ?? []), describe(exported.name, symbol, checker)]);
    }
    const groups = [...folders].toSorted(([left], [right]) => (left < right ? -1 : 1));
    const page = (parts: readonly string[], [pageTitle, pageName] = [title, name]): ReferencePage => ({
      title: pageTitle,
      name: pageName,
      text: [`# ${pageTitle}`, ...parts].join('\n\n'),
    });
    const count = groups.reduce((sum, [, described]) => sum + described.length, 0);
    if (count <= ONE_PAGE) {
      return [page([headOf(source), ...groups.flatMap(([folder, described]) => [`## ${folder}`, ...described])])];
    }
    const list = groups.map(([folder]) => `- [${folder}](/${name}/${folder})`).join('\n');
    const ofFolders = groups.map(([folder, described]) =>
      page(described, [`${title}: ${folder}`, `${name}/${folder}`]),
    );
    return [page([headOf(source), list], [title, `${name}/index`]), ...ofFolders];
  });
}

/** The comment at the head of a file. */
function headOf({ text }: ts.SourceFile): string {
  const [comment = ''] = /^(?:\/\/.*\n)*/.exec(text) ?? [];
  return prose(comment.replaceAll(/^\/\/ ?/gm, '').trim());
}

function describe(name: string, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const tags = symbol.getJsDocTags(checker).map((tag) => ({ of: tag.name, said: ts.displayPartsToString(tag.text) }));
  const notes = tags.flatMap(({ of, said }) => (of === 'example' ? [] : [`- _${of}_ ${prose(said)}`]));
  const examples = tags.flatMap(({ of, said }) => (of === 'example' ? [code(said)] : []));
  const declarations = (symbol.declarations ?? []).map(declared);
  const said = prose(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  return [`### ${name}`, said, notes.join('\n'), code(declarations.join('\n')), ...examples]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A declaration without what it does: a function to its body, a long constant by its type, or its beginning. */
function declared(declaration: ts.Declaration): string {
  if (ts.isFunctionDeclaration(declaration) && declaration.body !== undefined) {
    const length = declaration.body.getStart() - declaration.getStart();
    return `${withoutExport(declaration.getText().slice(0, length).trim())};`;
  }
  if (!ts.isVariableDeclaration(declaration)) return withoutExport(declaration.getText());
  const written = declaration.getText();
  if (written.length <= WHOLE_CONSTANT) return `const ${written};`;
  const { type, name } = declaration;
  if (type !== undefined) return `const ${name.getText()}: ${type.getText()};`;
  return `const ${written.slice(0, written.lastIndexOf('\n', WHOLE_CONSTANT))}\n  // …`;
}

function withoutExport(text: string): string {
  return text.replace(/^export /, '');
}

function code(text: string): string {
  return `\`\`\`ts\n${text}\n\`\`\``;
}

/** Text of a docstring as Markdown: what looks like a tag or a template is none. */
function prose(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;')))
    .join('');
}
