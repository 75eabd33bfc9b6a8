import type { PostCard } from '@pasar/api'
import { LANGUAGE_TAG, type Language, linkTo, readingMinutes } from '@pasar/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { translateFor } from '../../../i18n/language.server'
import { pictureSrcSet, pictureUrl } from '../../../lib/uploads'

const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 33vw, 100vw'

/** Articles that staff chose for the home page, as HTML: no script has to do with it. Empty where there are none. */
export function renderHomeArticles(language: Language, articles: readonly PostCard[]): string {
  if (articles.length === 0) return ''
  const t = translateFor(language)
  return renderToStaticMarkup(
    <>
      <div className="mb-4 flex items-end justify-between gap-2 sm:gap-4">
        <h2 id="articles" className="flex items-center gap-3 text-xl font-extrabold tracking-tight">
          <span aria-hidden="true" className="size-2.5 shrink-0 rotate-45 rounded-[2px] bg-kunyit" />
          {t('home.articles')}
        </h2>
        <a
          href={linkTo('/blog')}
          className="-my-2 inline-flex min-h-11 shrink-0 items-center rounded-control text-sm font-semibold text-jade hover:underline"
        >
          {t('home.allArticles')}
        </a>
      </div>
      <ul className="grid gap-4 sm:grid-cols-3">
        {articles.map((article) => (
          <Article key={article.id} article={article} language={language} />
        ))}
      </ul>
    </>,
  )
}

function Article({ article, language }: { article: PostCard; language: Language }) {
  const t = translateFor(language)
  const { slug, title, lead, picture, body } = article
  return (
    <li
      lang={article.language === language ? undefined : LANGUAGE_TAG[article.language]}
      className="relative flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-surface focus-within:border-jade hover:border-ink-soft"
    >
      {picture !== null && (
        <img
          src={pictureUrl(picture, 640)}
          srcSet={pictureSrcSet(picture)}
          sizes={SIZES}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-video w-full bg-sunken object-cover"
        />
      )}
      <div className="flex grow flex-col p-4">
        <h3 className="text-lg leading-snug font-bold wrap-anywhere">
          <a href={linkTo('/blog/:slug', { slug })} className="after:absolute after:inset-0">
            {title}
          </a>
        </h3>
        {lead !== '' && <p className="mt-1 line-clamp-2 text-ink-soft">{lead}</p>}
        <p lang={LANGUAGE_TAG[language]} className="mt-auto pt-3 text-sm text-ink-soft">
          {t('blog.minutes', { count: readingMinutes(body) })}
        </p>
      </div>
    </li>
  )
}
