// The API reference: a page in Markdown for each public export, made from the docstrings.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Application,
  Comment,
  type CommentDisplayPart,
  type DeclarationReflection,
  PageEvent,
  ParameterReflection,
  type ProjectReflection,
  ReferenceReflection,
  ReflectionKind,
} from 'typedoc';
import { layers, type Manifest, type Package, readPackages } from '../../../scripts/workspace.js';
import { arrangePage } from './arrange-page.js';
import { root } from './paths.js';

type ExportTarget = string | { readonly [condition: string]: ExportTarget };

interface EntryPoint {
  /** As it is imported. */
  readonly name: string;
  readonly source: string;
}

function byLayer(a: Package, b: Package): number {
  return layers.indexOf(a.folder) - layers.indexOf(b.folder);
}

/** The entry points of all packages that have types. The first that exports a name describes it, so it is the lowest. */
export function findEntryPoints(): EntryPoint[] {
  return readPackages()
    .sort(byLayer)
    .flatMap(({ path, manifest }) => {
      const { name, exports = {} } = manifest;
      return Object.entries(exports).flatMap(([subpath, target]) => {
        const types = typesOf(target);
        // Globals are no exports, and `urlkit` exports what other packages do.
        if (types === null || subpath === './globals' || name === 'urlkit') return [];
        const source = types.replace(/^\.\/dist\/(?:cjs\/)?/, 'src/').replace(/\.d\.ts$/, '.ts');
        return { name: name + subpath.slice(1), source: join(path, source) };
      });
    });
}

/** The modules that have a page. The first of several with the same source stands for all. */
export function describedModules(entryPoints: readonly EntryPoint[]): EntryPoint[] {
  return entryPoints
    .filter(({ name }) => !/\/(?:internal|whole)$/.test(name))
    .filter(({ source }, index, all) => all.findIndex((one) => one.source === source) === index);
}

function typesOf(target: ExportTarget): string | null {
  if (typeof target === 'string') return target.endsWith('.d.ts') ? target : null;
  return Object.values(target).reduce<string | null>((found, next) => found ?? typesOf(next), null);
}

/**
 * Writes the reference.
 *
 * @returns What is wrong: exports without a sentence about them, and what TypeDoc reports.
 */
export async function writeReference(folder: string): Promise<string[]> {
  const entryPoints = findEntryPoints();
  const app = await createApplication(folder, entryPoints);
  const project = await app.convert();
  if (project === undefined) return ['TypeDoc cannot read the sources'];
  nameModules(project, entryPoints);
  showThrownTypes(project);
  describeParameters(project);
  app.renderer.on(PageEvent.END, arrangePage);
  await app.generateOutputs(project);
  writeFileSync(join(folder, 'index.md'), indexPage(project, entryPoints));
  for (const { manifest, directory } of readPackages()) {
    const page = join(folder, manifest.name, 'index.md');
    if (existsSync(page)) writeFileSync(page, withPurpose(page, manifest, directory));
  }
  const isClean = !app.logger.hasErrors() && !app.logger.hasWarnings();
  return [...findUndescribed(project), ...(isClean ? [] : ['TypeDoc reports the above'])];
}

function createApplication(
  folder: string,
  entryPoints: readonly EntryPoint[],
): Promise<Application> {
  const described = describedModules(entryPoints);
  const paths = Object.fromEntries(entryPoints.map(({ name, source }) => [name, [source]]));
  return Application.bootstrapWithPlugins({
    name: 'API',
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: described.map(({ source }) => source),
    tsconfig: join(root, 'apps/site/tsconfig.reference.json'),
    compilerOptions: { paths },
    // The build has checked the types.
    skipErrorChecking: true,
    out: folder,
    readme: 'none',
    disableSources: true,
    excludePrivate: true,
    excludeInternal: true,
    groupOrder: ['Functions', 'Classes', 'Variables', 'Interfaces', 'Type Aliases', '*'],
    preservedTypeAnnotationTags: ['@throws'],
    validation: { invalidLink: true, notExported: false },
    ...markdownOptions,
  });
}

const markdownOptions = {
  hidePageHeader: true,
  hideBreadcrumbs: false,
  useCodeBlocks: true,
  // Signatures have the types of their parameters.
  expandParameters: true,
  useHTMLEncodedBrackets: true,
  sanitizeComments: true,
  parametersFormat: 'table',
  entryFileName: 'index',
  indexFormat: 'table',
};

/** Modules are called as they are imported. */
function nameModules(project: ProjectReflection, entryPoints: readonly EntryPoint[]): void {
  const names = new Map(describedModules(entryPoints).map(({ name, source }) => [source, name]));
  for (const module of modulesOf(project)) {
    const source = project.files.getReflectionPath(module) ?? '';
    module.name = names.get(source) ?? module.name;
  }
}

/** The folders that have the pages of values. */
const valueFolders: ReadonlyMap<ReflectionKind, string> = new Map([
  [ReflectionKind.Function, 'functions'],
  [ReflectionKind.Class, 'classes'],
  [ReflectionKind.Variable, 'variables'],
]);

/** The first page: each package with what it is for, and its modules with the values that they export. */
function indexPage(project: ProjectReflection, entryPoints: readonly EntryPoint[]): string {
  const modules = new Map(modulesOf(project).map((module) => [module.name, module]));
  const sections = readPackages().flatMap(({ manifest: { name, description } }) => {
    const described = describedModules(entryPoints).filter(({ name: module }) =>
      `${module}/`.startsWith(`${name}/`),
    );
    if (described.length === 0) return [];
    const items: string[] = [];
    const folded: string[] = [];
    for (const { name: module, source } of described) {
      const same = entryPoints.filter((one) => one.source === source && one.name !== module);
      const also = same.map((one) => `, and as \`${one.name}\``).join('');
      const exported = modules.get(module)?.children ?? [];
      const links = exported.flatMap((child) => {
        const {
          kind,
          parent,
          name: value,
        } = child instanceof ReferenceReflection ? child.getTargetReflectionDeep() : child;
        const folder = valueFolders.get(kind);
        return folder === undefined
          ? []
          : [`[${child.name}](${parent?.name}/${folder}/${value}.md)`];
      });
      const count = links.length === 1 ? 'one value' : `${links.length} values`;
      const what =
        exported.length === 0 ? 'defines globals' : links.length === 0 ? 'only types' : count;
      items.push(`- [${module}](${module}/index.md)${also}: ${what}`);
      if (links.length > 0) folded.push(`- \`${module}\`: ${links.join(', ')}`);
    }
    // The names of all would be a long way on a phone.
    const names =
      folded.length === 0 ? [] : ['::: details Names of the values', folded.join('\n'), ':::'];
    return [[`## ${name}`, description, items.join('\n'), ...names].join('\n\n')];
  });
  return `# API\n\nEvery package, with its modules and their values. The page of a module also has its types.\n\n${sections.join('\n\n')}\n`;
}

/** The page of a package, which begins with what it is for, its README and what its first example imports. */
function withPurpose(page: string, { name, description }: Manifest, directory: string): string {
  const readme = readFileSync(join(root, directory, 'README.md'), 'utf8');
  const [, imported = ''] =
    new RegExp(`^import \\{ ([^}]+) \\} from '${name}';`, 'm').exec(readme) ?? [];
  const text = withOneLineOfReferences(readFileSync(page, 'utf8'));
  const links = imported.split(', ').flatMap((main) => {
    const [, link] = new RegExp(`\\[${main}\\]\\(([^)]+)\\)`).exec(text) ?? [];
    return link === undefined ? [] : [`[${main}](${link})`];
  });
  const start = links.length === 0 ? '' : ` Begin with ${links.slice(0, 3).join(', ')}.`;
  const purpose = `${description} The [README](/${directory}) shows how to use it.${start}`;
  return text.replace(/^# .*\n/m, (heading) => `${heading}\n${purpose}\n`);
}

/** Types of other packages are links in one line, not headings. */
function withOneLineOfReferences(text: string): string {
  return text.replace(/^## References\n[\s\S]*?(?=^## |$(?![\s\S]))/m, (references) => {
    const links = references.match(/(?<=^Re-exports )\[.*$/gm) ?? [];
    return `## Types of other packages\n\nExported, too, for declarations: ${links.join(', ')}.\n\n`;
  });
}

/** Says which error is thrown: TypeDoc reads the type of `@throws`, but does not show it. */
function showThrownTypes(project: ProjectReflection): void {
  for (const { comment } of project.getReflectionsByKind(ReflectionKind.All)) {
    for (const { tag, typeAnnotation, content } of comment?.blockTags ?? []) {
      if (tag !== '@throws' || typeAnnotation === undefined) continue;
      const name = typeAnnotation.replace(/^\{|\}$/g, '');
      content.unshift({ kind: 'code', text: `\`${name}\`` }, { kind: 'text', text: ': ' });
    }
  }
}

/** Says of parameters without a text, such as options, what their type is for. */
function describeParameters(project: ProjectReflection): void {
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    if (!(parameter instanceof ParameterReflection) || parameter.comment !== undefined) continue;
    const { type } = parameter;
    const meant = type?.type === 'reference' ? type.reflection : undefined;
    if (meant?.comment !== undefined) parameter.comment = new Comment(meant.comment.summary);
  }
}

function modulesOf(project: ProjectReflection): readonly DeclarationReflection[] {
  return (project.children ?? []).filter(({ kind }) => kind === ReflectionKind.Module);
}

/** The public exports that no docstring says anything about. */
function findUndescribed(project: ProjectReflection): string[] {
  return modulesOf(project).flatMap((module) =>
    (module.children ?? [])
      .filter((reflection) => !reflection.isReference())
      .filter((reflection) => summaryOf(reflection) === '')
      .map(({ name }) => `${module.name}: ${name} has no docstring`),
  );
}

function summaryOf(reflection: DeclarationReflection): string {
  const parts: readonly CommentDisplayPart[] = [
    reflection,
    ...reflection.getAllSignatures(),
  ].flatMap(({ comment }) => comment?.summary ?? []);
  return parts
    .map(({ text }) => text)
    .join('')
    .trim();
}
