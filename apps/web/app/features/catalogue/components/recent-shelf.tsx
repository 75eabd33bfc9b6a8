import { useEffect, useRef, useState } from 'react'
import { useLazyPart } from '../../../ui/overlays/use-lazy-part'
import type { RecentItemsProps } from './recent-items'

const load = async () => (await import('./recent-items')).RecentItems

/** A place for recently viewed items, fetched when it comes near: the page around it is cached for everyone. */
export function RecentShelf(props: RecentItemsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const Part = useLazyPart(isNear, load)
  return <div ref={place}>{Part && <Part {...props} />}</div>
}
