import { TextLink } from '../../../ui/text-link'

/** What a conversation is about, and the way there while there is one. */
export function AboutLine({ about: { text, to } }: { about: { text: string; to: string | null } }) {
  return to === null ? (
    <span className="wrap-anywhere">{text}</span>
  ) : (
    <TextLink to={to} className="inline-flex min-h-11 items-center wrap-anywhere">
      {text}
    </TextLink>
  )
}
