import { useRef } from 'react'
import { Button } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { TextField } from '../../../ui/forms/field'
import { Select } from '../../../ui/forms/select'
import { useListingFields } from '../client/use-listing-fields'
import { useTyped } from '../client/use-typed'

const FIELDS = ['category'] as const

/** What the category of the item asks for. Its fields follow the choice of a category; without scripts a button fetches them. */
export function ListingAttributes() {
  const { t, field, view } = useListingFields()
  const { fields, byCategory } = view.attributes
  const inside = useRef<HTMLDivElement>(null)
  const { category } = useTyped(inside, FIELDS, { category: field('category').defaultValue ?? '' })
  const keys: readonly string[] =
    new Map<string, readonly string[]>(Object.entries(byCategory)).get(category) ?? []
  return (
    <Card as="section" title={t('attributes.title')}>
      <div ref={inside} className="space-y-4">
        <p className="max-w-text text-sm text-ink-soft">
          {t(keys.length > 0 ? 'attributes.lead' : 'attributes.chooseFirst')}
        </p>
        <div className="grid grid-cols-1 items-start gap-4 empty:hidden sm:grid-cols-2">
          {keys.map((key) => {
            const own = fields[key]
            if (!own) return null
            const { name, label, options, range, maxLength } = own
            const note = t('listing.optional')
            return options ? (
              <Select
                key={name}
                label={label}
                note={note}
                options={[{ value: '', label: t('attributes.none') }, ...options]}
                {...field(name)}
              />
            ) : (
              <TextField
                key={name}
                label={label}
                note={note}
                maxLength={maxLength}
                autoComplete="off"
                {...(range && {
                  inputMode: 'numeric',
                  suffix: range.unit || undefined,
                  hint: t('attributes.range', { least: range.least, most: range.most }),
                })}
                {...field(name)}
              />
            )
          })}
        </div>
        {/* Sent without the pictures, which would be thrown away. */}
        <Button
          type="submit"
          name="intent"
          value="attributes"
          variant="secondary"
          formEncType="application/x-www-form-urlencoded"
          className="hidden noscript:inline-flex"
        >
          {t('attributes.show')}
        </Button>
      </div>
    </Card>
  )
}
