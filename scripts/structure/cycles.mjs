// Cycles of files and of capabilities.
import { CAPABILITIES, isTest, isTestHelper, LAYERS } from './rules.mjs'

/** Strongly connected components of more than one file (Tarjan, 1972). */
export function findCycles(edges) {
  const found = []
  const state = new Map()
  const stack = []
  let next = 0
  const visit = (node) => {
    const own = { index: next, low: next, isOpen: true }
    next += 1
    state.set(node, own)
    stack.push(node)
    for (const target of edges.get(node) ?? []) {
      const other = state.get(target) ?? visit(target)
      if (other.isOpen) own.low = Math.min(own.low, other.low)
    }
    if (own.low === own.index) {
      const members = []
      for (let member = null; member !== node; ) {
        member = stack.pop()
        state.get(member).isOpen = false
        members.push(member)
      }
      if (members.length > 1) found.push(members.reverse())
    }
    return own
  }
  for (const node of edges.keys()) if (!state.has(node)) visit(node)
  return found
}

/**
 * Which capability of a layer imports which, with a file of each.
 * @returns {Map<string, Map<string, string>>} by layer: "cart > orders" and the file
 */
export function capabilityImports({ imports }) {
  const layers = new Map(LAYERS.map(({ root }) => [root, new Map()]))
  for (const { file, target } of imports) {
    if (!target || isTest(file) || isTestHelper(file)) continue
    const layer = LAYERS.find(({ root }) => file.startsWith(`${root}/`) && target.startsWith(`${root}/`))
    if (!layer) continue
    const [from, to] = [file, target].map((each) => each.slice(layer.root.length + 1).split('/')[0])
    if (from === to || ![from, to].every((each) => CAPABILITIES.includes(each))) continue
    const edges = layers.get(layer.root)
    if (!edges.has(`${from} > ${to}`)) edges.set(`${from} > ${to}`, file)
  }
  return layers
}

/** The shortest way from a capability back to itself. */
function shortestCycle(edges, start) {
  const ways = [[start]]
  const seen = new Set()
  for (const way of ways)
    for (const next of edges.get(way.at(-1)) ?? []) {
      if (next === start) return [...way, start]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  return [start]
}

/** @param backward by layer: imports that are known to run against the others */
export function* findCapabilityCycles(layers, backward) {
  for (const [root, files] of layers) {
    const edges = new Map()
    for (const name of files.keys()) {
      if (name in (backward[root] ?? {})) continue
      const [from, to] = name.split(' > ')
      edges.set(from, [...(edges.get(from) ?? []), to])
    }
    for (const members of findCycles(edges)) {
      const inside = new Map(
        members.map((member) => [member, edges.get(member).filter((to) => members.includes(to))]),
      )
      const cycle = members.map((member) => shortestCycle(inside, member)).sort(byLength)[0]
      const steps = cycle.slice(1).map((to, index) => files.get(`${cycle[index]} > ${to}`))
      yield `${root}: ${cycle.join(' -> ')}: these capabilities import each other in a cycle, by ${steps.join(', ')}; move what both need below them, or pass it in`
    }
  }
}

const byLength = (a, b) => a.length - b.length

/** What is on the list and imported no more: it would let the cycle come back. */
export function* findUnusedBackward(layers, backward) {
  for (const [root, names] of Object.entries(backward))
    for (const name of Object.keys(names))
      if (!layers.get(root)?.has(name))
        yield `${root}: "${name}" is imported no more; take it out of BACKWARD in scripts/structure/rules.mjs`
}
