import type { Language } from '@pasar/domain'
import { renderStatic } from '../../../lib/page/render-static.server'
import type { Slots } from '../../../lib/page/slots'
import { StoreHead, type StoreHeadView } from '../components/store-head'

/** The head of a store's page as HTML: its code, its words and its data need not be sent beside it. */
export const renderStoreHead = (language: Language, store: StoreHeadView, slots: Slots | null): string =>
  renderStatic(language, <StoreHead store={store} />, slots)
