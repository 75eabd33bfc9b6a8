import { type Crop as CropBox, middleCrop, turnedSize } from '@pasar/domain/platform/picture-forms'
import { useEffect, useRef, useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import cropStyles from 'react-image-crop/dist/ReactCrop.css?url'
import { useT } from '../../../../i18n/provider'
import { describeCallFailure, sayFailure } from '../../../../lib/forms/call-failure'
import { pictureUrl } from '../../../../lib/uploads'
import { Button } from '../../../../ui/button'
import { cx } from '../../../../ui/cx'
import { Notice } from '../../../../ui/notice'
import { Dialog } from '../../../../ui/overlays/dialog'
import type { SentPicture } from '../../client/send-picture'

const SHAPES = { free: null, square: 1, wide: 4 / 3 } as const
type Shape = keyof typeof SHAPES
const NAMES: readonly Shape[] = ['free', 'square', 'wide']

export interface CropDialogProps {
  picture: SentPicture
  itemId: string
  onClose: () => void
  onCropped: (picture: SentPicture) => void
}

/** Chooses a part of a picture, by pointer or keyboard; the server cuts it out of the file that was sent. */
export function CropDialog({ picture, itemId, onClose, onCropped }: CropDialogProps) {
  const t = useT()
  const [shape, setShape] = useState<Shape>('square')
  const [turns, setTurns] = useState(0)
  const whole = turnedSize(picture, turns)
  const toFrame = (to: { turns: number; shape: Shape }): PercentCrop => {
    const box = middleCrop(picture, to.turns, SHAPES[to.shape])
    const { width, height } = turnedSize(picture, to.turns)
    return {
      unit: '%',
      x: (box.left / width) * 100,
      y: (box.top / height) * 100,
      width: (box.width / width) * 100,
      height: (box.height / height) * 100,
    }
  }
  const [frame, setFrame] = useState(() => toFrame({ turns: 0, shape: 'square' }))
  const [problem, setProblem] = useState<string | null>(null)
  const [isStyled, setStyled] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const change = (to: Partial<{ turns: number; shape: Shape }>) => {
    const next = { turns, shape, ...to }
    setTurns(next.turns)
    setShape(next.shape)
    setFrame(toFrame(next))
  }
  const apply = async () => {
    setSaving(true)
    setProblem(null)
    try {
      const { api } = await import('../../../../lib/trpc')
      const crop = toCrop(frame, turns, whole)
      const cropped = await api.selling.cropPicture.mutate({ itemId, key: picture.key, ...crop })
      // Whoever cancelled meanwhile keeps the picture as it is.
      if (isClosed.current) return
      onCropped(cropped)
      onClose()
    } catch (error) {
      setProblem(sayFailure(t, describeCallFailure(error), t('listingPictures.notCropped')))
      setSaving(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('listingPictures.cropTitle')}
      description={t('listingPictures.cropHint')}
      closeLabel={t('listingPictures.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('listingPictures.cancel')}
          </Button>
          <Button icon="crop" loading={isSaving} onClick={apply}>
            {t('listingPictures.apply')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{t('listingPictures.shape')}</legend>
            {NAMES.map((own) => (
              <Button
                key={own}
                size="small"
                variant={own === shape ? 'primary' : 'secondary'}
                aria-pressed={own === shape}
                onClick={() => change({ shape: own })}
              >
                {own === 'wide' ? '4:3' : t(`listingPictures.shape_${own}`)}
              </Button>
            ))}
          </fieldset>
          <Button
            size="small"
            variant="secondary"
            icon="refresh"
            onClick={() => change({ turns: (turns + 1) % 4 })}
          >
            {t('listingPictures.turn')}
          </Button>
        </div>
        {/* Parts that are fetched later bring no styles by themselves. Without these the frame is not on the picture. */}
        <link
          rel="stylesheet"
          href={cropStyles}
          onLoad={() => setStyled(true)}
          onError={() => setProblem(t('listingPictures.notCropped'))}
        />
        <div
          className={cx('grid place-items-center rounded-control bg-sunken p-2', !isStyled && 'invisible')}
        >
          <ReactCrop
            crop={frame}
            onChange={(_pixels, percent) => setFrame(percent)}
            {...(SHAPES[shape] !== null && { aspect: SHAPES[shape] })}
            keepSelection
            ruleOfThirds
            minWidth={24}
            minHeight={24}
            ariaLabels={{
              cropArea: t('listingPictures.frame'),
              nwDragHandle: t('listingPictures.corner_nw'),
              nDragHandle: t('listingPictures.corner_n'),
              neDragHandle: t('listingPictures.corner_ne'),
              eDragHandle: t('listingPictures.corner_e'),
              seDragHandle: t('listingPictures.corner_se'),
              sDragHandle: t('listingPictures.corner_s'),
              swDragHandle: t('listingPictures.corner_sw'),
              wDragHandle: t('listingPictures.corner_w'),
            }}
          >
            <Turned picture={picture} turns={turns} />
          </ReactCrop>
        </div>
        {problem && <Notice tone="error" live title={problem} />}
      </div>
    </Dialog>
  )
}

/** A frame as whole pixels of the turned picture, which it does not go over. */
function toCrop(frame: PercentCrop, turns: number, whole: { width: number; height: number }): CropBox {
  const left = Math.min(whole.width - 1, Math.round((frame.x / 100) * whole.width))
  const top = Math.min(whole.height - 1, Math.round((frame.y / 100) * whole.height))
  const width = Math.min(whole.width - left, Math.round((frame.width / 100) * whole.width))
  const height = Math.min(whole.height - top, Math.round((frame.height / 100) * whole.height))
  return { turns, left, top, width, height }
}

/** The picture as it stands after so many turns. */
function Turned({ picture, turns }: { picture: SentPicture; turns: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { key, width, height } = picture
  useEffect(() => {
    const image = new Image()
    image.onload = () => {
      const to = canvas.current?.getContext('2d')
      if (!to) return
      to.resetTransform()
      to.clearRect(0, 0, to.canvas.width, to.canvas.height)
      to.translate(to.canvas.width / 2, to.canvas.height / 2)
      to.rotate((turns * Math.PI) / 2)
      to.drawImage(image, -width / 2, -height / 2, width, height)
    }
    image.src = pictureUrl(key, 960)
  }, [key, width, height, turns])
  const whole = turnedSize(picture, turns)
  return (
    <canvas
      ref={canvas}
      width={whole.width}
      height={whole.height}
      className="block max-h-[50dvh] max-w-full"
    />
  )
}
