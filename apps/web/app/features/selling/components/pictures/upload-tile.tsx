import { useT } from '../../../../i18n/provider'
import { sayFailure } from '../../../../lib/forms/call-failure'
import { Button } from '../../../../ui/button'
import { ProgressBar } from '../../../../ui/forms/progress-bar'
import { Icon } from '../../../../ui/icon'
import type { UploadEntry } from '../../client/picture-list'
import type { Pictures } from '../../client/use-pictures'

/** A picture on its way, or why it did not arrive. */
export function UploadTile({ upload, pictures }: { upload: UploadEntry; pictures: Pictures }) {
  const t = useT()
  const { id, file, state, share, problem } = upload
  const isFailed = state === 'failed'
  const percent = Math.round(share * 100)
  return (
    <li className="flex min-h-44 min-w-0 flex-col gap-2 rounded-card border border-line bg-sunken p-3">
      <div className="flex grow flex-col items-center justify-center gap-2 text-center">
        <Icon
          name={isFailed ? 'warning' : 'image'}
          size={28}
          className={isFailed ? 'text-bunga-ink' : 'text-ink-soft'}
        />
        <p className="line-clamp-2 max-w-full text-sm font-semibold wrap-anywhere">{file.name}</p>
        {isFailed ? (
          <p role="alert" className="text-sm text-bunga-ink">
            <span className="sr-only">{file.name}: </span>
            {problem && sayFailure(t, problem, t('listingPictures.notSent'))}
          </p>
        ) : (
          <>
            <ProgressBar
              label={t('listingPictures.sending', { name: file.name })}
              value={percent}
              max={100}
            />
            <p className="text-sm text-ink-soft tabular-nums">
              {state === 'waiting'
                ? t('listingPictures.waiting')
                : percent === 100
                  ? t('listingPictures.processing')
                  : `${percent} %`}
            </p>
          </>
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {isFailed && upload.mayRetry && (
          <Button variant="secondary" size="small" icon="refresh" onClick={() => pictures.retry(id)}>
            {t('listingPictures.retry')}
            <span className="sr-only">{file.name}</span>
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => pictures.remove(id)}>
          {t(isFailed ? 'listingPictures.dismiss' : 'listingPictures.cancel')}
          <span className="sr-only">{file.name}</span>
        </Button>
      </div>
    </li>
  )
}
