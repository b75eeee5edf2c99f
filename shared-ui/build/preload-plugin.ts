import HtmlWebpackPlugin from 'html-webpack-plugin';
import type webpack from 'webpack';

/** The font used on every page; other fonts load when a page uses them. */
const FONT = 'source-sans-3-latin-wght-normal.woff2';

/**
 * The entry only imports `bootstrap`; preloading its chunks saves a round trip before anything shows. The font is
 * declared in the last of these chunks; without preloading, text would first be drawn in another font and then move.
 */
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
        const fonts = compilation
          .getAssets()
          .filter(({ info }) => info.sourceFilename?.endsWith(FONT))
          .map(({ name }) => ({
            tagName: 'link',
            voidTag: true,
            // Browsers always request fonts with CORS.
            attributes: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: 'anonymous',
              href: page.publicPath + name,
            },
            meta: {},
          }));
        page.headTags.unshift(...links, ...fonts);
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
