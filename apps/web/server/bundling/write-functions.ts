import type { Plugin } from 'vite'

const escapeLetter = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * Writes the server's chunks as `load-build.js` takes them, when all else is done with them: each is a function of what a
 * CommonJS module is given, and other letters than ASCII stand by their numbers. V8 keeps the source for good: it need
 * not copy it to wrap it, and one Chinese letter would make every letter of a file take two bytes.
 */
export const writeFunctions = (): Plugin => ({
  name: 'pasar-functions',
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'ssr') return
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = `(function (exports, require, module, __filename, __dirname) {${chunk.code.replace(/[^\0-\x7f]/g, escapeLetter)}\n})`
  },
})
