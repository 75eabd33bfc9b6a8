import { linkTo } from '@pasar/domain/access/link-to'
import { useT } from '../../../i18n/provider'
import { ItemPicture } from '../../platform/components/items/item-picture'
import { When } from '../../platform/components/when'

export interface TilePost {
  id: string
  slug: string
  title: string
  lead: string
  authorName: string
  createdAt: number
  minutes: number
  picture: string | null
}

/** An article in a list: its picture, title, summary, and by whom it is. */
function PostTile({ post, titleLevel = 3 }: { post: TilePost; titleLevel?: 2 | 3 }) {
  const t = useT()
  const Heading = `h${titleLevel}` as const
  return (
    <li className="relative flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-surface focus-within:border-jade hover:border-ink-soft">
      {post.picture !== null && (
        <ItemPicture
          pictureKey={post.picture}
          alt=""
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          className="aspect-video w-full bg-sunken object-cover"
        />
      )}
      <div className="flex grow flex-col p-4">
        <Heading className="text-lg leading-snug font-bold wrap-anywhere">
          <a href={linkTo('/blog/:slug', { slug: post.slug })} className="after:absolute after:inset-0">
            {post.title}
          </a>
        </Heading>
        {post.lead !== '' && <p className="mt-1 line-clamp-3 text-ink-soft">{post.lead}</p>}
        <p className="mt-auto pt-3 text-sm text-ink-soft">
          {post.authorName || t('site.formerMember')} · <When at={post.createdAt} hasClock={false} /> ·{' '}
          {t('blog.minutes', { count: post.minutes })}
        </p>
      </div>
    </li>
  )
}

export const PostTiles = ({ posts, titleLevel }: { posts: readonly TilePost[]; titleLevel?: 2 | 3 }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {posts.map((post) => (
      <PostTile key={post.id} post={post} {...(titleLevel !== undefined && { titleLevel })} />
    ))}
  </ul>
)
