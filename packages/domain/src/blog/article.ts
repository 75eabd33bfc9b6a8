import { slugOf } from '../kernel/slugs'
import { MAX_POST_ITEMS, MAX_POST_TAGS, MAX_TAG_LENGTH } from './posts'

/** What stands for a picture of the article in its Markdown: `![Words](picture:KEY)`. */
const PICTURE_SCHEME = 'picture:'

export const pictureMark = (key: string, words: string): string => `![${words}](${PICTURE_SCHEME}${key})`

const PICTURE = /!\[[^\]\n]{0,300}\]\(picture:([a-z0-9-]{1,80})\)/g

/** The keys of the pictures that a text shows, each as often as it is there. */
export const picturesIn = (body: string): string[] => [...body.matchAll(PICTURE)].map(([, key = '']) => key)

/** The picture that stands for an article: the first of those that it has which its text shows. */
export function coverOf(body: string, pictures: readonly { key: string }[]): string | null {
  const shown = new Set(picturesIn(body))
  return pictures.find(({ key }) => shown.has(key))?.key ?? null
}

/** The characters of an address as Markdown reads them, where they are written as entities or after a backslash. */
const readSigns = (body: string): string =>
  body
    .replace(/&(?:#0*58|#x0*3a|colon);/gi, ':')
    .replace(/&(?:#0*47|#x0*2f|sol);/gi, '/')
    .replace(/\\([:/])/g, '$1')

/** The places of a text that link out of the market, also by addresses without `https:`. */
export const countLinks = (body: string, appUrl: string): number =>
  (readSigns(body).match(/(?:https?:|\/\/|\bwww\.)[^\s)>\]]+/gi) ?? []).filter(
    (link) => !`${link}/`.startsWith(`${appUrl}/`),
  ).length

export type ArticlePart = { type: 'text'; text: string } | { type: 'item'; slug: string }

const FENCE = /^ {0,3}(?:```|~~~)/

/**
 * An article in parts: text in Markdown, and items of the market, where a line is nothing but the address of one. What is
 * in a block of code stays text, and so does what comes after the last item that may be shown.
 */
export function splitArticle(body: string, appUrl: string): ArticlePart[] {
  const parts: ArticlePart[] = []
  let lines: string[] = []
  let isCode = false
  let items = 0
  const flush = (): void => {
    const text = lines.join('\n')
    if (text.trim() !== '') parts.push({ type: 'text', text })
    lines = []
  }
  for (const line of body.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode
    const slug = isCode || items === MAX_POST_ITEMS ? null : itemAt(line.trim(), appUrl)
    if (slug === null) {
      lines.push(line)
      continue
    }
    flush()
    parts.push({ type: 'item', slug })
    items += 1
  }
  flush()
  return parts
}

function itemAt(line: string, appUrl: string): string | null {
  const path = line.startsWith(`${appUrl}/`) ? line.slice(appUrl.length) : line
  return /^\/item\/([A-Za-z0-9_-]{1,120})$/.exec(path)?.[1] ?? null
}

/** Words that are read in a minute, and Chinese characters, of which each is about a word. */
const WORDS_A_MINUTE = 220
const CHARACTERS_A_MINUTE = 350

/** Whole minutes that reading takes; at least one. */
export function readingMinutes(body: string): number {
  const plain = body.replace(PICTURE, ' ').replace(/https?:\/\/\S+/g, ' ')
  const characters = plain.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = plain.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE))
}

/** Tags as they are typed, between commas: in small letters, each once. */
export const readTags = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,，、\n]/)
      .map((tag) => tag.trim().replace(/\s+/g, ' ').toLowerCase())
      .filter((tag) => tag !== ''),
  ),
]

export const areTagsFine = (tags: readonly string[]): boolean =>
  tags.length <= MAX_POST_TAGS && tags.every((tag) => tag.length <= MAX_TAG_LENGTH)

/** The words of an article that are addresses of pages beside it. */
const TAKEN = ['submit', 'author', 'tag']

const plainSlug = (text: string): string => slugOf(text, { longest: 70, leastLetters: 3 })

/** The address of an article by its title; its id where the title has too few plain letters. */
export function slugOfPost(title: string, id: string): string {
  const own = id.replace(/_/g, '-')
  const slug = plainSlug(title)
  if (slug === '') return own
  return TAKEN.includes(slug) ? `${slug}-${own}` : slug
}

/** The address of an article as its author types it; null when it can be none. */
export function readPostSlug(typed: string): string | null {
  const slug = plainSlug(typed)
  return slug === '' || TAKEN.includes(slug) ? null : slug
}
