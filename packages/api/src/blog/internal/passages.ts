import { splitArticle } from '@pasar/domain'
import { articleBlocks } from '../../platform/markdown'

const NO_PICTURES = { picture: () => null }

/** The words of each passage of an article, in the order in which its page shows them. */
export const passagesOf = (body: string, appUrl: string): string[] =>
  splitArticle(body, appUrl).flatMap((part) =>
    part.type === 'item'
      ? [part.slug]
      : articleBlocks(part.text, { ...NO_PICTURES, headings: [] }).map(({ text }) => text),
  )
