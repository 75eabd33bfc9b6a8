import { days, LANGUAGES, type Language, linkTo } from '@pasar/domain'
import type { SeedIds } from '../ids'
import type { SeedWriter } from '../writer'
import { BATIK_CARE } from './articles/batik-care'
import { BID_WITH_A_CLEAR_HEAD } from './articles/bid-with-a-clear-head'
import { CHECK_A_USED_PHONE } from './articles/check-a-used-phone'
import { CHOOSE_A_DURIAN } from './articles/choose-a-durian'
import { HERBS_ON_A_BALCONY } from './articles/herbs-on-a-balcony'
import { KEEP_DAMP_OUT } from './articles/keep-damp-out'
import { KITCHEN_KNIVES } from './articles/kitchen-knives'
import { KOPI_AT_HOME } from './articles/kopi-at-home'
import { PHOTOGRAPH_WITH_A_PHONE } from './articles/photograph-with-a-phone'
import { SHIP_FRAGILE_THINGS } from './articles/ship-fragile-things'
import { WRAP_WITHOUT_WASTE } from './articles/wrap-without-waste'
import { WRITE_A_LISTING } from './articles/write-a-listing'
import type { DemoItem } from './items'

/** The latest first. */
const ARTICLES = [
  SHIP_FRAGILE_THINGS,
  PHOTOGRAPH_WITH_A_PHONE,
  WRITE_A_LISTING,
  BATIK_CARE,
  KITCHEN_KNIVES,
  KEEP_DAMP_OUT,
  CHOOSE_A_DURIAN,
  CHECK_A_USED_PHONE,
  BID_WITH_A_CLEAR_HEAD,
  HERBS_ON_A_BALCONY,
  KOPI_AT_HOME,
  WRAP_WITHOUT_WASTE,
]
const EVERY = days(4)
/** Of each language, on top of the blog. */
const FEATURED = 2

const addressOf = (slug: string, language: Language): string =>
  language === 'en' ? slug : `${slug}-${language}`

/** The lines that name an item by words of its title become its address; those that find none are left out. */
const showItems = (body: string, items: readonly DemoItem[]): string =>
  body.replace(/^\{item:(.+)\}\n+/gm, (_line, words: string) => {
    const found = items.find(
      ({ title, status }) => status === 'active' && title.toLowerCase().includes(words.toLowerCase()),
    )
    return found ? `${linkTo('/item/:slug', { slug: found.slug })}\n\n` : ''
  })

export interface ArticlePlan {
  /** In turn. */
  authors: readonly { id: string }[]
  readers: readonly { id: string }[]
  items: readonly DemoItem[]
  now: number
}

/** The articles of the demo, in each language, and what readers said about some. */
export function writeArticles(
  writer: SeedWriter,
  ids: SeedIds,
  { authors, readers, items, now }: ArticlePlan,
): void {
  for (const [index, { slug, texts }] of ARTICLES.entries()) {
    let workId: string | null = null
    for (const language of LANGUAGES) {
      const { title, lead, tags, body, comments = [] } = texts[language]
      const author = authors[index % authors.length]
      const at = now - EVERY * (index + 1)
      if (!author) return
      const id = ids.next('blogPost', at)
      workId ??= id
      writer.insert('blog_posts', {
        id,
        slug: addressOf(slug, language),
        author_id: author.id,
        language,
        state: 'published',
        title,
        lead,
        body: showItems(body, items),
        tags: JSON.stringify(tags),
        found_by: [title, lead, ...tags].join('\n').toLowerCase(),
        created_at: at - days(2),
        updated_at: at,
        submitted_at: at - days(1),
        published_at: at,
        featured_at: index % 5 === 0 && index / 5 < FEATURED ? at : null,
        work_id: workId,
      })
      for (const tag of tags) writer.insert('blog_tags', { tag, post_id: id })
      for (const [place, words] of comments.entries()) {
        const reader = readers[(index + place) % readers.length]
        if (!reader) continue
        const said = at + days(place + 1)
        writer.insert('blog_comments', {
          id: ids.next('blogComment', said),
          post_id: id,
          user_id: reader.id,
          body: words,
          state: 'shown',
          created_at: said,
        })
      }
    }
  }
}
