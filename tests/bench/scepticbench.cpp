// SPDX-License-Identifier: Apache-2.0
#include "core/base/linesplitter.h"
#include "core/batch/json/jsonmember.h"
#include "core/batch/json/jsonmemberfinder.h"
#include "core/check/urnchecker.h"
#include "core/grammar/tables/matchtable.h"
#include "core/urn/urnpath.h"
#include "core/workflow/registry/registryaccess.h"
#include "tests/bench/corpus.h"
#include "tests/bench/peers.h"
#include "tests/bench/stopwatch.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <simdjson.h>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

// ./dev bench --sceptic: prints the tables of "Speed" in README.md. Runs nidus-cli and other programs in
// turns over the same files, with one job. The processor time per line is the median of the runs, with the
// least and the most; the elapsed time is the least of as many runs with the file not in memory. Then shows
// what each mechanism contributes.
//
// With --peer NAME FILE, checks each line as that library does, so that it is measured as a program, too.

namespace nidus::bench {

namespace {

constexpr std::size_t kDistinct = 100'000;
constexpr std::size_t kTimes = 20; ///< how often each distinct line is in a file
constexpr int kRounds = 5;

using Words = std::vector<std::string>;

/// One command in a table.
struct Row
{
    std::string name;
    Words words; ///< the file is added
    std::vector<double> warm = {};
    double cold = 0;
    double mebibytes = 0;
};

struct Table
{
    std::string title;
    std::filesystem::path file;
    std::vector<Row> rows;
    std::size_t lines = kDistinct * kTimes;
};

/// Runs the command with its output in a pipe, because grep stops early if it writes to /dev/null.
void runOnce(Row& row, const std::filesystem::path& file, bool isCold)
{
    if (isCold) {
        const int input = open(file.c_str(), O_RDONLY);
        fdatasync(input);
        posix_fadvise(input, 0, 0, POSIX_FADV_DONTNEED);
        close(input);
    }
    struct rusage usage = {};
    int status = 0;
    const double time = elapsedNanoseconds([&] {
        std::array<int, 2> output{};
        if (pipe(output.data()) != 0)
            std::abort();
        const pid_t child = fork();
        if (child == 0) {
            dup2(output[1], STDOUT_FILENO);
            dup2(open("/dev/null", O_WRONLY), STDERR_FILENO);
            close(output[0]);
            setenv("LC_ALL", "C", 1);
            Words words = row.words;
            words.push_back(file.string());
            std::vector<char*> arguments;
            for (std::string& word : words)
                arguments.push_back(word.data());
            arguments.push_back(nullptr);
            execvp(arguments.front(), arguments.data());
            std::_Exit(127);
        }
        close(output[1]);
        std::vector<char> buffer(std::size_t{1} << 20);
        while (read(output[0], buffer.data(), buffer.size()) > 0) {
        }
        close(output[0]);
        wait4(child, &status, 0, &usage);
    });
    if (!WIFEXITED(status) || WEXITSTATUS(status) > 1) {
        std::fprintf(stderr, "%s failed\n", row.name.c_str());
        std::exit(EXIT_FAILURE);
    }
    const auto nanosecondsIn = [](const timeval& value) {
        return double(value.tv_sec) * 1e9 + double(value.tv_usec) * 1e3;
    };
    if (isCold)
        row.cold = row.cold == 0 ? time : std::min(row.cold, time);
    else
        row.warm.push_back(nanosecondsIn(usage.ru_utime) + nanosecondsIn(usage.ru_stime));
    row.mebibytes = std::max(row.mebibytes, double(usage.ru_maxrss) / 1024);
}

void print(Table& table)
{
    for (int round = 0; round < kRounds; ++round) { // in turns, so that other load affects all of them
        for (Row& row : table.rows)
            runOnce(row, table.file, true);
        for (Row& row : table.rows)
            runOnce(row, table.file, false);
    }
    std::printf("| **%s** | | | | | |\n", table.title.c_str());
    double first = 0;
    for (Row& row : table.rows) {
        std::ranges::sort(row.warm);
        const auto perLine = [&](double time) { return time / double(table.lines); };
        const double median = perLine(row.warm[row.warm.size() / 2]);
        first = first == 0 ? median : first;
        std::printf("| %s | %.0f | %.0f-%.0f | %.0f | %.1f | %.0f MiB |\n", row.name.c_str(), median,
                    perLine(row.warm.front()), perLine(row.warm.back()), perLine(row.cold), median / first,
                    row.mebibytes);
    }
    std::fflush(stdout);
}

void write(const std::filesystem::path& path, const std::string& lines)
{
    std::ofstream file(path, std::ios::binary);
    for (std::size_t i = 0; i < kTimes; ++i)
        file << lines;
}

/// Returns kDistinct lines, made from the texts in turn.
template <typename LineOf>
std::string linesOf(const std::vector<std::string_view>& texts, LineOf lineOf)
{
    std::string lines;
    for (std::size_t i = 0; i < kDistinct; ++i)
        lines.append(lineOf(std::string(texts[i % texts.size()]))).push_back('\n');
    return lines;
}

std::string recordOf(const std::string& urn)
{
    return R"({"id":1234567,"title":"A history of the book","urn":")" + urn +
           R"(","year":1999,"held":[1,2,3]})";
}

/// The texts that JSON can contain unescaped.
std::vector<std::string_view> plainTexts(const Corpus& corpus)
{
    std::vector<std::string_view> plain;
    std::ranges::copy_if(corpus.texts, std::back_inserter(plain), [](std::string_view text) {
        return std::ranges::all_of(text,
                                   [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
    });
    return plain;
}

/// Returns the number of lines with the member "urn".
std::size_t membersIn(std::string_view block, std::size_t following)
{
    static simdjson::ondemand::parser parser;
    std::size_t found = 0;
    base::LineSplitter splitter(block);
    while (const std::optional<base::Line> line = splitter.next()) {
        const auto after = static_cast<std::size_t>(block.data() + block.size() - line->text.data());
        simdjson::ondemand::document document;
        std::string_view urn;
        const bool isFound =
            parser.iterate(line->text.data(), line->text.size(), after + following).get(document) ==
                simdjson::SUCCESS &&
            document["urn"].get_string().get(urn) == simdjson::SUCCESS;
        found += isFound ? 1U : 0U;
    }
    return found;
}

/// Checks a file in blocks, as nidus-cli does.
int runPeer(std::string_view name, const char* file)
{
    constexpr std::size_t kBlock = std::size_t{256} << 10;
    const std::vector<std::unique_ptr<Peer>> peers = makePeers();
    const auto peer = std::ranges::find_if(peers, [name](const std::unique_ptr<Peer>& one) {
        return std::string_view(one->name()).starts_with(name);
    });
    if (peer == peers.end() && name != "simdjson")
        return EXIT_FAILURE;
    const int input = open(file, O_RDONLY);
    std::string buffer(kBlock + simdjson::SIMDJSON_PADDING, '\0');
    std::size_t size = 0;
    std::size_t accepted = 0;
    std::vector<std::string_view> texts;
    for (ssize_t got = 0; (got = read(input, buffer.data() + size, kBlock - size)) > 0;) {
        size += static_cast<std::size_t>(got);
        const std::string_view block(buffer.data(), std::string_view(buffer).substr(0, size).rfind('\n') + 1);
        if (peer == peers.end()) {
            accepted += membersIn(block, buffer.size() - block.size());
        } else {
            texts.clear();
            base::LineSplitter splitter(block);
            while (const std::optional<base::Line> line = splitter.next())
                texts.push_back(line->text);
            accepted += (*peer)->accepted(texts);
        }
        size -= block.size();
        buffer.replace(0, size, buffer, block.size(), size);
        buffer.resize(kBlock + simdjson::SIMDJSON_PADDING);
    }
    std::printf("%zu\n", accepted);
    return EXIT_SUCCESS;
}

/// Prints a mechanism's times per line: without it and with it.
void printMechanism(const char* name, const std::function<void()>& without, const std::function<void()>& with,
                    std::size_t lines)
{
    std::array<std::vector<double>, 2> times;
    for (int round = 0; round < kRounds; ++round) {
        times[0].push_back(nanoseconds(without) / double(lines));
        times[1].push_back(nanoseconds(with) / double(lines));
    }
    for (std::vector<double>& one : times)
        std::ranges::sort(one);
    const double before = times[0][kRounds / 2];
    const double after = times[1][kRounds / 2];
    std::printf("| %s | %.1f | %.1f | %.1f |\n", name, before, after, before / after);
}

void printMechanisms()
{
    const Corpus corpus = makeCorpus(kDistinct);
    const std::string records = linesOf(plainTexts(corpus), recordOf);
    const check::UrnChecker checker({}, workflow::builtinNamespaceTable());
    std::printf("\n| mechanism | ns per line without | with | times faster |\n|---|--:|--:|--:|\n");
    const auto parse = [&corpus](urn::UrnPath path) {
        for (const std::string_view text : corpus.texts) {
            if (!urn::parseUrnOn(path, text, urn::Rfc::Rfc8141))
                continue;
        }
    };
    const auto available = std::ranges::count_if(urn::kUrnPaths, urn::isUrnPathAvailable);
    const urn::UrnPath best = urn::kUrnPaths[std::size_t(available) - 1];
    printMechanism(
        "syntax: many bytes at once", [&] { parse(urn::kUrnPaths.front()); }, [&] { parse(best); },
        corpus.texts.size());
    const check::NamespaceRule& isbn = checker.namespaces()->find("isbn")->rules.front().rule->get();
    const grammar::MatchTable table(*isbn.matcher().automaton());
    std::vector<std::string_view> names;
    for (const std::string_view text : corpus.texts) {
        if (text.starts_with("urn:isbn:"))
            names.push_back(text.substr(9));
    }
    std::vector<grammar::MatchVerdict> verdicts(names.size());
    const grammar::MatchPath fast = table.isAvailable(grammar::MatchPath::Pairs)
                                        ? grammar::MatchPath::Pairs
                                        : grammar::MatchPath::Portable;
    printMechanism(
        "rule of a namespace: two bytes at once, many names in parallel",
        [&] {
            for (std::size_t i = 0; i < names.size(); ++i)
                verdicts[i] = table.acceptsOn(grammar::MatchPath::Portable, names[i])
                                  ? grammar::MatchVerdict::Valid
                                  : grammar::MatchVerdict::Invalid;
        },
        [&] { table.decideManyOn(fast, names, verdicts); }, names.size());
    std::size_t found = 0;
    const auto eachRecord = [&](auto member) {
        base::LineSplitter splitter(records);
        while (const std::optional<base::Line> line = splitter.next())
            found += member(line->text) ? 1U : 0U;
    };
    batch::JsonMemberFinder finder;
    printMechanism(
        "JSON member: brackets and strings of many lines at once (simdjson)",
        [&] { eachRecord([](std::string_view line) { return batch::jsonMember(line, "urn"); }); },
        [&] {
            finder.start(records, 0);
            eachRecord([&](std::string_view line) { return finder.find(line, "urn"); });
        },
        kDistinct);
    if (found == 0)
        std::abort();
}

void writeFiles(const std::filesystem::path& folder)
{
    const Corpus corpus = makeCorpus(kDistinct);
    const check::UrnChecker checker({}, workflow::builtinNamespaceTable());
    std::vector<std::string_view> invalid;
    std::ranges::copy_if(corpus.texts, std::back_inserter(invalid), [&](std::string_view text) {
        return checker.check(text).verdict == check::Verdict::Invalid;
    });
    write(folder / "urns", corpus.bytes);
    write(folder / "invalid", linesOf(invalid, [](const std::string& urn) { return urn; }));
    write(folder / "records", linesOf(plainTexts(corpus), recordOf));
    write(folder / "refused", linesOf(plainTexts(corpus), [](const std::string& urn) {
              return "{\"a\":\"\xFF\"," + recordOf(urn).substr(1);
          }));
}

int runAll(const std::string& self)
{
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("nidus-sceptic-" + std::to_string(getpid()));
    std::filesystem::create_directory(folder);
    // In another process: what this one needs counts as the memory of each program that it starts.
    const pid_t writer = fork();
    if (writer == 0) {
        writeFiles(folder);
        std::_Exit(EXIT_SUCCESS);
    }
    waitpid(writer, nullptr, 0);
    const auto check = [](const char* name, Words options) {
        Words words{NIDUS_CLI, "--registry", ":builtin:", "check", "--jobs", "1"};
        words.insert(words.end(), options.begin(), options.end());
        return Row{.name = name, .words = words};
    };
    const auto peer = [&](const char* name, const char* library) {
        return Row{.name = name, .words = {self, "--peer", library}};
    };
    const std::string prefix = "^[Uu][Rr][Nn]:[A-Za-z0-9][A-Za-z0-9-]{0,30}[A-Za-z0-9]:";
    Table urns{.title = "URNs of 42 bytes, 5 % invalid", .file = folder / "urns", .rows = {}};
    urns.rows = {{.name = "`wc -l`", .words = {"wc", "-l"}},
                 {.name = "`LC_ALL=C grep -cE` of \"urn:\" NID \":\"", .words = {"grep", "-cE", prefix}},
                 {.name = "ripgrep, the same", .words = {"rg", "-j1", "-c", "--no-config", prefix}},
                 peer("PCRE2 (JIT), syntax of RFC 8141", "PCRE2"),
                 peer("RE2, the same", "RE2"),
                 check("Nidus, the same", {"--format", "none", "--against", "none"}),
                 check("Nidus, and the rule of each namespace", {"--format", "none"}),
                 check("Nidus, report as tsv", {"--format", "tsv"}),
                 check("Nidus, report as jsonl", {"--format", "jsonl"}),
                 check("Nidus, duplicates, tsv", {"--format", "tsv", "--duplicates"})};
    std::printf("| | ns per line | of %d runs | elapsed, file not in memory | x `wc -l` | memory "
                "|\n|---|--:|--:|--:|--:|--:|\n",
                kRounds);
    print(urns);
    Table json{.title = "JSON Lines of about 120 bytes, the URN in one member",
               .file = folder / "records",
               .rows = {}};
    json.rows = {{.name = "`wc -l`", .words = {"wc", "-l"}},
                 {.name = "jq", .words = {"jq", "-r", ".urn"}},
                 peer("simdjson, the member alone", "simdjson"),
                 check("Nidus", {"--format", "none", "--json-field", "urn"}),
                 check("Nidus, report as tsv", {"--format", "tsv", "--json-field", "urn"})};
    print(json);
    Table slow{.title = "Slow: every URN invalid", .file = folder / "invalid", .rows = {}};
    slow.rows = {{.name = "`wc -l`", .words = {"wc", "-l"}},
                 check("Nidus", {"--format", "none"}),
                 check("Nidus, report as tsv", {"--format", "tsv"}),
                 check("Nidus, report as jsonl", {"--format", "jsonl"})};
    print(slow);
    Table refused{.title = "Slow: JSON Lines that simdjson refuses", .file = folder / "refused", .rows = {}};
    refused.rows = {{.name = "`wc -l`", .words = {"wc", "-l"}},
                    check("Nidus", {"--format", "none", "--json-field", "urn"})};
    print(refused);
    printMechanisms();
    std::filesystem::remove_all(folder);
    return EXIT_SUCCESS;
}

} // namespace

} // namespace nidus::bench

int main(int argc, char** argv)
{
    if (argc == 4 && std::string_view(argv[1]) == "--peer")
        return nidus::bench::runPeer(argv[2], argv[3]);
    return nidus::bench::runAll(argv[0]);
}
