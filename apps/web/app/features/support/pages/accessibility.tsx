import { NoteForm } from '../components/note-form'
import { InfoPage } from './info-page'

export function Accessibility() {
  return (
    <InfoPage>
      <NoteForm />
    </InfoPage>
  )
}
