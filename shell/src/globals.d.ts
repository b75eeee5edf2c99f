/** Version of this build, set by the build. */
declare const __APP_VERSION__: string;
/** True in a build with hot reload. */
declare const __DEVELOPMENT__: boolean;
