import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Runs in the page around webpack's function that loads a script: one that fails, or does not arrive within
 * `output.chunkLoadTimeout`, is asked for once more before its failure is reported.
 */
const RETRY_SOURCE = `
var portalLoadScript = ${RuntimeGlobals.loadScript};
${RuntimeGlobals.loadScript} = (url, done, key, chunkId) =>
  portalLoadScript(url, (event) => {
    if (event && event.type !== "load") portalLoadScript(url, done, key, chunkId);
    else done(event);
  }, key, chunkId);`;

class ScriptRetryModule extends RuntimeModule {
  constructor() {
    // This module must run after the function that it wraps.
    super('portal script retry', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return RETRY_SOURCE;
  }
}

/** Tries every chunk of the shell and of the apps twice. `IntegrityPlugin` sets the address of the second try. */
export class ScriptRetryPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('ScriptRetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('ScriptRetryPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new ScriptRetryModule());
        });
    });
  }
}
