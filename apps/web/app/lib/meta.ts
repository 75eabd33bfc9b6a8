import type { MetaDescriptor } from '@remix-run/node'

/** What a loader gives for the head of its page. */
export interface PageHead {
  /** Whole, with the shop's name. */
  title: string
  description?: string
}

/** The `meta` of a route whose loader returns a `head`. Without data the root's own title stands. */
export function headMeta({ data }: { data?: unknown }): MetaDescriptor[] {
  const head = (data as { head?: PageHead } | undefined)?.head
  if (!head) return []
  const title = { title: head.title }
  return head.description ? [title, { name: 'description', content: head.description }] : [title]
}
