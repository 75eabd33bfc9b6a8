export { links, meta, PlaygroundMails as default } from '../features/playground/pages/playground-mails'
export { loader } from '../features/playground/routes/playground-mails.server'
