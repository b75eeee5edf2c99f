import webpack from 'webpack';

/** Runs webpack once. Throws an Error with webpack's messages when the build fails. */
export function compile(config: webpack.Configuration): Promise<webpack.Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler?.run((failure, stats) => {
      compiler.close((closeFailure) => {
        if (failure ?? closeFailure) reject(failure ?? closeFailure);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString('errors-only') ?? 'webpack gave no result'));
        else resolve(stats);
      });
    });
  });
}
