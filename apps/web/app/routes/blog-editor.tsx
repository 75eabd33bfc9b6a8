export { EditorPage as default } from '../features/blog/pages/editor-page'
export { action, loader } from '../features/blog/routes/blog-editor.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
