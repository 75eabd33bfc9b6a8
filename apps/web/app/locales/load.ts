import type { Language } from '@pasar/domain/kernel/languages'

/** The words of the navigation, around information pages and of the offline page are said on the server. */
const files = import.meta.glob<Record<string, string>>(['./*/*.ts', '!./*/{app,index,nav,info}.ts'], {
  import: 'default',
})

/** The texts of one namespace, each in a file of its own. */
export const loadWords = async (language: Language, name: string): Promise<Record<string, string>> =>
  (await files[`./${language}/${name}.ts`]?.()) ?? {}
