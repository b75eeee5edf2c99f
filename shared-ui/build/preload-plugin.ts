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
          // No crossorigin: webpack asks for chunks of its own origin without CORS, and a preload must match.
          attributes: {
            rel: 'preload',
            as: 'script',
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
