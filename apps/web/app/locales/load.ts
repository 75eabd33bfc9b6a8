import type { Language } from '@pasar/domain/kernel/languages'

/** The words of the navigation, around information pages and of the offline page are said on the server. */
const files = import.meta.glob<Record<string, string>>(['./*/*/*.ts', '!./*/*/{app,nav,info}.ts'], {
  import: 'default',
})

/** By language and namespace: `en/cart`. A namespace is one file in the folder of its capability. */
const byName = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^\.\/(\w+)\/.*\/(\w+)\.ts$/, '$1/$2'), load]),
)

/** The texts of one namespace. */
export const loadWords = async (language: Language, name: string): Promise<Record<string, string>> =>
  (await byName.get(`${language}/${name}`)?.()) ?? {}
