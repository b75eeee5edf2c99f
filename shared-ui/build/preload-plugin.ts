import HtmlWebpackPlugin from 'html-webpack-plugin';
import type webpack from 'webpack';

/** The entry only imports `bootstrap`; preloading its chunks from the page saves a round trip before anything shows. */
export class PreloadBootstrapPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.compilation.tap('PreloadBootstrapPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadBootstrapPlugin', (page) => {
        const links = bootstrapScripts(compilation).map((file) => ({
          tagName: 'link',
          voidTag: true,
          // Chunks are requested with CORS (output.crossOriginLoading); without it here they would load twice.
          attributes: {
            rel: 'preload',
            as: 'script',
            crossorigin: 'anonymous',
            href: page.publicPath + file,
          },
          meta: {},
        }));
        page.headTags.unshift(...links);
        return page;
      });
    });
  }
}

function bootstrapScripts(compilation: webpack.Compilation): string[] {
  const files = new Set<string>();
  for (const entry of compilation.entrypoints.values()) {
    for (const group of entry.getChildren()) {
      if (!group.origins.some((origin) => origin.request?.includes('bootstrap'))) continue;
      for (const chunk of group.chunks)
        for (const file of chunk.files) if (file.endsWith('.js')) files.add(file);
    }
  }
  return [...files];
}
