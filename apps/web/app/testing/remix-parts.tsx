import type { FormHTMLAttributes, ReactNode } from 'react'
import { useContext } from 'react'
import { PartAddress } from '../lib/page/part-address.server'

// What parts of a page use of the framework, for tests that render them without a page.

const useLocation = () => {
  const address = useContext(PartAddress)
  if (address === null) throw new Error('A part reads the address, and was given none')
  return address
}

interface LinkProps {
  to: string
  end?: boolean
  prefetch?: string
  className?: string | ((look: { isActive: boolean }) => string)
  children: ReactNode
}

const Link = ({ to, prefetch: _prefetch, end: _end, className, ...rest }: LinkProps) => (
  <a href={to} className={typeof className === 'string' ? className : undefined} {...rest} />
)

const NavLink = ({ to, className, children }: LinkProps) => {
  const isActive = useLocation().pathname === to
  return (
    <Link to={to} className={typeof className === 'function' ? className({ isActive }) : className}>
      {children}
    </Link>
  )
}

const Form = (props: FormHTMLAttributes<HTMLFormElement>) => <form {...props} />

/** For `vi.mock('@remix-run/react', …)`. */
export const remixParts = {
  Form,
  Link,
  NavLink,
  useLocation,
  useNavigate: () => () => {},
  useSearchParams: () => [new URLSearchParams(useLocation().search)],
}
