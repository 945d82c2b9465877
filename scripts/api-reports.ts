import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from '@microsoft/api-extractor';

const CORE = resolve('packages/commerce-core');
/** Where the reports are committed, a file for each sub-path of the core. */
const REPORTS = join(CORE, 'api');

/** What an importer compiles with; the declarations are self-contained. */
const COMPILER = {
  strict: true,
  target: 'es2024',
  lib: ['es2024', 'dom'],
  module: 'nodenext',
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/**
 * Compares what the core exports, as it is built, with the committed reports, or writes them.
 * @returns the names of reports that are not what the core exports
 */
export async function compareApi(isWriting: boolean): Promise<readonly string[]> {
  await mkdir(REPORTS, { recursive: true });
  const manifest: { readonly exports: Readonly<Record<string, { readonly types: string }>> } = JSON.parse(
    await readFile(join(CORE, 'package.json'), 'utf8'),
  );
  const configs = Object.entries(manifest.exports).map(([subPath, { types }]) => {
    const name = subPath === '.' ? 'index' : subPath.slice(2).replaceAll('/', '-');
    return { name, config: configOf(name, join(CORE, types)) };
  });
  const [first] = configs;
  if (first === undefined) throw new Error('the core exports nothing');
  const additionalEntryPoints = configs.map(({ config }) => config.mainEntryPointFilePath);
  const compilerState = CompilerState.create(first.config, { additionalEntryPoints });
  return configs.flatMap(({ name, config }) => {
    const { apiReportChanged, errorCount } = Extractor.invoke(config, {
      compilerState,
      localBuild: isWriting,
      messageCallback: (message) => {
        message.handled = true;
      },
    });
    return apiReportChanged || errorCount > 0 ? [`packages/commerce-core/api/${name}.api.md`] : [];
  });
}

function configOf(name: string, mainEntryPointFilePath: string): ExtractorConfig {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const configObject: IConfigFile = {
    projectFolder: CORE,
    mainEntryPointFilePath,
    compiler: { overrideTsconfig: { compilerOptions: COMPILER, files: [mainEntryPointFilePath] } },
    newlineKind: 'lf',
    apiReport: {
      enabled: true,
      reportFileName: `${name}.api.md`,
      reportFolder: REPORTS,
      reportTempFolder: join(tmpdir(), 'api-reports'),
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent, compilerMessageReporting: silent },
  };
  const packageJsonFullPath = join(CORE, 'package.json');
  return ExtractorConfig.prepare({ configObject, configObjectFullPath: undefined, packageJsonFullPath });
}
