/// <reference types="vite/client" />

/** Where the icons are; written in by the build. */
declare const __ICONS_URL__: string

declare module 'virtual:worker' {
  const code: string
  export default code
}

declare module 'virtual:remix/server-build' {
  import type { ServerBuild } from '@remix-run/node'

  const build: ServerBuild
  export = build
}
