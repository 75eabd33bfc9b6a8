import type { JobPost } from '@pasar/api'
import { linkTo } from '@pasar/domain'
import type { PagePath } from '@pasar/domain/access/link-to'
import { useT } from '../../../i18n/provider'
import { buttonClass } from '../../../ui/button-class'
import { Card } from '../../../ui/card'
import { EmptyState } from '../../../ui/empty-state'
import { Icon } from '../../../ui/icon'

/** The posts that are open; whoever fits none of them may apply all the same. */
export function CareersView({ posts }: { posts: readonly JobPost[] }) {
  const t = useT()
  return (
    <section aria-labelledby="open-posts" className="mt-10 max-w-text">
      <h2 id="open-posts" className="mb-4 scroll-mt-24 text-xl font-bold">
        {t('info.openPosts')}
      </h2>
      {posts.length === 0 ? (
        <EmptyState
          icon="users"
          titleLevel={3}
          title={t('info.noPosts')}
          action={
            <a href={'/careers/apply' satisfies PagePath} className={buttonClass({})}>
              {t('info.applyAnyway')}
            </a>
          }
        >
          {t('info.noPostsText')}
        </EmptyState>
      ) : (
        <ul className="space-y-4">
          {posts.map(({ slug, title, place, descriptionHtml }) => (
            <Card as="li" key={slug}>
              <h3 id={slug} className="scroll-mt-24 text-lg font-bold">
                {title}
              </h3>
              <p className="flex items-center gap-1 text-sm text-ink-soft">
                <Icon name="pin" size={18} />
                {place}
              </p>
              <div
                className="prose mt-3"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown made safe on the server
                dangerouslySetInnerHTML={{ __html: descriptionHtml }}
              />
              <a
                href={linkTo('/careers/apply', { post: slug })}
                className={buttonClass({ className: 'mt-4' })}
                aria-label={t('info.applyFor', { title })}
              >
                {t('info.apply')}
              </a>
            </Card>
          ))}
        </ul>
      )}
    </section>
  )
}
