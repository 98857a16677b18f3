// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/bytesink.h"

#include <QIODevice>

namespace nidus::cli {

/// A device for the writers of core/exchange that forwards everything to a sink, so that a large document is
/// never completely in memory.
class SinkDevice final : public QIODevice
{
public:
    /// `sink` is borrowed.
    explicit SinkDevice(ByteSink& sink) : m_sink(sink) { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

protected:
    qint64 readData(char* /*data*/, qint64 /*size*/) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override
    {
        m_sink.write({data, static_cast<std::size_t>(size)});
        return size;
    }

private:
    ByteSink& m_sink;
};

} // namespace nidus::cli
