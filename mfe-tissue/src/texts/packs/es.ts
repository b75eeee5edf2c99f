/** Filled in by the build from the catalogues of this app (`shared-ui/build/words/pack-loader.ts`). */
const pack: Readonly<Record<string, unknown>> = {};
export default pack;
