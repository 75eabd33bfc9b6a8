import { linkTo } from '@pasar/domain/access/link-to'
import type { MetaDescriptor } from '@remix-run/node'
import { headMeta } from '../../../lib/page/meta'

/** By which browsers and feed readers find the feeds. @param language of the articles; left out, they are in all */
export const feedLinks = (language?: string): MetaDescriptor[] =>
  (['/blog/rss.xml', '/blog/atom.xml'] as const).map((path) => ({
    tagName: 'link',
    rel: 'alternate',
    type: path === '/blog/rss.xml' ? 'application/rss+xml' : 'application/atom+xml',
    title: path === '/blog/rss.xml' ? 'RSS' : 'Atom',
    href: linkTo(path, { language }),
  }))

/** The head of the list of articles. */
export const blogMeta = ({ data }: { data?: unknown }): MetaDescriptor[] => [
  ...headMeta({ data }),
  ...feedLinks((data as { filter?: { language: string } } | undefined)?.filter?.language),
]
