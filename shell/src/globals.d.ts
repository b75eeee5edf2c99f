/** Version of this build, set by the build. */
declare const PORTAL_APP_VERSION: string;
/** True in a build with hot reload. */
declare const PORTAL_DEVELOPMENT: boolean;
